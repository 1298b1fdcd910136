import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les ennemis de passage',
  draw: 'Vous finissez votre tour : gardez vos cartes et piochez.',
  'DM-E1': 'C’est permis, une carte (DM-E1). Mais ici, gardez tout.',
  who: 'Une Vouivre ! Un ennemi ne va jamais en main : il surgit et frappe. Qui ?',
  'who.me': 'Moi, qui l’ai piochée',
  'who.me.re': 'Peu importe qui l’a piochée.',
  'who.all': 'Tous les magiciens, et les compagnons alliés',
  'who.all.re': 'Vous, votre Loup, et Vert, pour qui le Griffon s’interpose en bouclier.',
  dodge:
    'Le joueur dont c’est le tour répond en dernier. Une Esquive vous couvre, vous et votre allié ; sans elle, chacun fait une sauvegarde. Choisissez.',
  'DM-T1': 'D’abord l’ennemi.',
  told: 'Un seul jet pour tous : 6 dégâts. Le Griffon de Vert a fait 14 pour une classe d’armure de 12 : il les a subis. La Vouivre est partie, et vous avez pioché une carte à sa place.',
};
