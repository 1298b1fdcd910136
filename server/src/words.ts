/** The texts of the server’s own page and of its push messages, in each language. */
import type { Lang } from '../../src/i18n/languages.js';

export const WORDS = {
  en: {
    title: 'Board games to play together',
    choose: 'Choose a game.',
    how: 'Play at once, or invite friends with a link: each sees only their own hand.',
    together: 'Play with others',
    own: 'Your tables',
    turn: 'Your turn',
    chart: 'The chart of the turn',
  },
  fr: {
    title: 'Des jeux de société à jouer ensemble',
    choose: 'Choisissez un jeu.',
    how: 'Jouez tout de suite, ou invitez des amis par un lien : chacun ne voit que sa main.',
    together: 'Jouer avec d’autres',
    own: 'Vos tables',
    turn: 'À vous',
    chart: 'Le diagramme du tour',
  },
  it: {
    title: 'Giochi da tavolo da giocare insieme',
    choose: 'Scegli un gioco.',
    how: 'Gioca subito, o invita gli amici con un link: ognuno vede solo la propria mano.',
    together: 'Gioca con altri',
    own: 'I tuoi tavoli',
    turn: 'Tocca a te',
    chart: 'Il diagramma del turno',
  },
} as const satisfies Readonly<Record<Lang, object>>;
