import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les Parchemins',
  level:
    'Les Parchemins n’ont besoin ni de jet d’attaque ni de niveau d’arcane : la cible réussit sa sauvegarde, ou subit les dégâts. Vous êtes au niveau 2. Quelle carte pouvez-vous jouer ?',
  'level.swarm': 'Nuée de météores, niveau 3',
  'level.swarm.re': 'Votre niveau est trop bas, et elle n’est pas de votre sphère.',
  'level.scroll': 'Le Parchemin de brume mortelle',
  'level.scroll.re': 'Chacun peut l’utiliser à tout niveau. Mais ses dés grandissent avec le vôtre.',
  cast: 'Lisez le Parchemin à Vert : 1d10 imprimé, donc deux d10 pour vous.',
  'DM-A2': 'Elle demande le niveau d’arcane 3.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: 'Vert fait 15, et une classe d’armure de 10 demande 9 ou moins : la sauvegarde échoue. 7 et 8 font 15 dégâts.',
  crit: 'Un Parchemin peut-il faire un coup critique, ou un coup raté ?',
  'crit.yes': 'Oui, sur un 20 ou un 1',
  'crit.yes.re': 'Cela n’arrive qu’aux jets d’attaque.',
  'crit.no': 'Non, il ne fait pas de jet d’attaque',
  'crit.no.re': 'Un Parchemin est donc sans risque pour son lecteur, sauf s’il est renvoyé.',
};
