export const en = {
  title: 'The first cards',
  lay: 'You are Even. Odd has laid down a card; suppose that it is odd. Which cards of yours make the sum even?',
  spent: 'The sum was even, and you scored it. Your card is spent; the even ones are still there.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les premières cartes',
  lay: 'Vous êtes Pair. Impair a posé une carte ; supposons qu’elle soit impaire. Laquelle des vôtres rend la somme paire ?',
  spent: 'La somme était paire, et vous l’avez marquée. Votre carte est perdue ; les paires vous restent.',
};

export const it: Words = {
  title: 'Le prime carte',
  lay: 'Sei Pari. Dispari ha calato una carta; supponiamo che sia dispari. Quale delle tue rende pari la somma?',
  spent: 'La somma era pari, e l’hai segnata. La tua carta è persa; le pari ti restano.',
};
