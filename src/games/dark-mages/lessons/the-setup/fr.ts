import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Avant le duel',
  mages:
    'Chacun a tiré un des huit personnages : vous le Pyromancien, Vert le Nécromancien. Tous commencent avec 60 points de vie, niveau d’arcane 1 et classe d’armure 10.',
  cards:
    'On a mélangé 112 cartes, et chacun en a reçu cinq. Les autres forment la pioche. Les cartes noires de certaines boîtes n’en sont pas.',
  enemy:
    'Cette donne comptait deux ennemis, la Nuée de chauves-souris et le Jeune dragon rouge. Que devient un ennemi distribué ?',
  'enemy.strikes': 'Il frappe aussitôt',
  'enemy.strikes.re': 'Pas avant le premier tour.',
  'enemy.hand': 'Il reste en main',
  'enemy.hand.re': 'Aucune main ne garde d’ennemi.',
  'enemy.back': 'Il retourne dans la pioche',
  'enemy.back.re': 'On donne une autre carte à sa place, et il est remélangé. Quelqu’un le piochera plus tard.',
  first: 'Pour le premier tour, chacun a lancé un d20 : 20 tous les deux ! Que faire ?',
  'first.again': 'Relancer',
  'first.again.re': '16 pour vous, 10 pour Vert : vous commencez, puis les autres dans le sens horaire.',
  'first.seat': 'Le premier siège commence',
  'first.seat.re': 'Les sièges ne comptent pas : les ex æquo relancent.',
  begin: 'Le premier tour est donc à vous. Rien à préparer ici : passez à l’attaque.',
  'DM-S3': 'C’est votre tour, non celui de Vert.',
  'DM-T1': 'Cela appartient à la fin du tour.',
  end: 'À partir d’ici, c’est un tour comme un autre.',
};
