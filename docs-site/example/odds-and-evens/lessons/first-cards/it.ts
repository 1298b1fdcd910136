export const it = {
  title: 'Le prime carte',
  lay: 'Sei Pari. Dispari ha calato una carta; supponiamo che sia dispari. Quale delle tue rende pari la somma?',
  spent: 'La somma era pari, e l’hai segnata. La tua carta è persa; le pari ti restano.',
};
