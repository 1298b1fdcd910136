/** The words of the server’s own page. */
export const WORDS = {
  en: {
    title: 'Board games to play together',
    choose: 'Choose a game.',
    how: 'Under “New game”, “Play with others” gives you a link for your friends; each sees only their own hand.',
    turn: 'Your turn',
    chart: 'The chart of the turn',
  },
  fr: {
    title: 'Des jeux de société à jouer ensemble',
    choose: 'Choisissez un jeu.',
    how: 'Sous « Nouvelle partie », « Jouer avec d’autres » vous donne un lien pour vos amis ; chacun ne voit que sa main.',
    turn: 'À vous',
    chart: 'Le diagramme du tour',
  },
  it: {
    title: 'Giochi da tavolo da giocare insieme',
    choose: 'Scegli un gioco.',
    how: 'Sotto «Nuova partita», «Gioca con altri» ti dà un link per i tuoi amici; ognuno vede solo la propria mano.',
    turn: 'Tocca a te',
    chart: 'Il diagramma del turno',
  },
} as const;
export type Lang = keyof typeof WORDS;
