export const it = {
  title: 'Le prime carte',
  lay: 'Lei è Pari. Dispari ha calato una carta; supponiamo che sia dispari. Quale delle Sue rende pari la somma?',
  spent: 'La somma era pari, e Lei l’ha segnata. La Sua carta è persa; le pari Le restano.',
};
