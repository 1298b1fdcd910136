export const fr = {
  title: 'Les premières cartes',
  lay: 'Vous êtes Pair. Impair a posé une carte ; supposons qu’elle soit impaire. Laquelle des vôtres rend la somme paire ?',
  spent: 'La somme était paire, et vous l’avez marquée. Votre carte est perdue ; les paires vous restent.',
};
