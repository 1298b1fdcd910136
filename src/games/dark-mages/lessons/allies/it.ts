import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'I compagni alleati',
  who: 'Un alleato attacca una volta per turno, dopo il suo mago, con il suo bonus e i suoi dadi. Il tuo Grifone ha +2 e 1d10. Chi può attaccare?',
  'who.mage': 'Solo Verde',
  'who.mage.re': 'Anche gli alleati si possono attaccare.',
  'who.both': 'Verde o il suo Lupo',
  'who.both.re': 'Il Lupo è un alleato: non protegge nessuno e può essere colpito.',
  cast: 'Prima il tuo attacco: Onda tonante, su Verde.',
  'DM-A1': 'Si può (DM-A1), ma lascia il Lupo al Grifone.',
  'DM-A9': 'Si può, ma l’attacco del compagno chiude il tuo (DM-A9): attacca prima tu.',
  'DM-A1.end': 'Si può, ma allora non attacca nessuno dei due (DM-A1).',
  bite: 'Colpito, 5 danni. Ora il Grifone: al Lupo restano 6 punti ferita, e il prossimo turno ti morderebbe.',
  'DM-C2': 'Si può. Ma un alleato attaccabile (DM-C2) adesso è un bersaglio migliore.',
  'DM-A9.too': 'Si può, ma il tuo alleato non ha ancora attaccato (DM-A9).',
  told: '14 + 2 contro 11: colpito, 8 danni, e il Lupo si scarta. I tuoi attacchi sono finiti: il Grifone può attaccare ancora?',
  'DM-A9.once': 'Una volta per turno.',
  end: 'Un alleato può attaccare già nel turno in cui arriva, e anche se il suo mago non attacca. Ma un mago che ha perso la fase d’attacco trattiene anche l’alleato.',
};
