import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'I titoli vacanti',
  goal: 'I duelli hanno lasciato titoli vacanti e maghi nelle caselle degli sconfitti. Nella fase 7 gli sconfitti riempiono i vuoti, prima il rango più alto.',
  wizard: 'Tu sei Rosso. Dai al tuo Wizard sconfitto il titolo vacante più alto.',
  'EW-7.2.high': 'High Wizard si diventa solo nei duelli, mai così.',
  'EW-7.2.highest': 'C’è un titolo vacante più alto: si prende il più alto.',
  'EW-7.1': 'Prima vanno i Wizard sconfitti, per ultimi i Necromancer.',
  sorcerer: 'Poi i Sorcerer sconfitti. Quello di Verde prende il più alto che resta, un titolo di Sorcerer.',
  choose: 'Ora i Necromancer: due sono tuoi, e restano due titoli di Sorcerer. Piazzane uno, dove vuoi.',
  'EW-7.2.taken': 'Lì c’è un mago: quel titolo non è vacante.',
  again:
    'Un giocatore piazza tutti i suoi maghi di un rango prima del giocatore successivo: è una nostra decisione. Quindi tocca ancora a te.',
  full: 'Nessun titolo è più vacante: il Necromancer di Blu resta senza titolo. I maghi che hanno preso un titolo ricevono Magia Grigia?',
  'full.yes': 'Sì, erano sconfitti',
  'full.yes.re': 'Non basta: la Magia Grigia tocca solo a chi retrocede, nella fase 8.',
  'full.no': 'No',
  'full.no.re': 'Un titolo vacante gliela evita.',
};
