import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Le Guarigioni',
  which: 'Hai 52 punti ferita e due carte: Cura ferite con 2d8 e Guarigione con 3d10. Quale conviene adesso?',
  'which.big': 'Guarigione, rende di più',
  'which.big.re': 'Mai oltre 60: quasi tutto andrebbe perso.',
  'which.small': 'Cura ferite',
  'which.small.re': 'Puoi recuperarne solo 8. Tieni l’altra per tempi peggiori.',
  play: 'Le Guarigioni si giocano nella preparazione. Gioca Cura ferite.',
  'DM-P2.big': 'Si può, ma non si superano mai i 60 (DM-P2): uno spreco.',
  'DM-P2.late': 'Si può, ma nell’attacco non si giocano Guarigioni (DM-P2).',
  sixty: '6 e 5 fanno 11, e hai 60 punti ferita: 3 sono persi. La carta si scarta.',
  once: 'Potresti giocare anche l’altra? Prova, o passa all’attacco.',
  'DM-P2.once': 'Una Guarigione per turno.',
  end: 'L’altra aspetta in mano per un turno successivo.',
};
