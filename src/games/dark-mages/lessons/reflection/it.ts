import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Difese: lo Scudo riflettente',
  answer:
    'Tempesta di ghiaccio è contro di te. Lo Scudo riflettente rimanda un Incantesimo o una Pergamena a chi l’ha lanciato: alzalo.',
  'DM-D2.dodge': 'Si può, ma la Schivata evita soltanto; lo Scudo riflette (DM-D2).',
  'DM-D2.pass': 'Si può, ma un Incantesimo così merita di essere riflesso (DM-D2).',
  who: 'Ora il bersaglio è Verde, e tocca a lui rispondere. Che cosa risponderebbe al tuo riflesso?',
  'who.counter': 'Un Controincantesimo',
  'who.counter.re': 'Non contro un riflesso.',
  'who.two': 'Una Schivata o un altro Scudo riflettente',
  'who.two.re': 'Allora tornerebbe verso di te: l’ultima carta giocata vale per prima.',
  told: 'Verde tira contro se stesso: 14 e 1 per la sua sfera contro 10 e 3, perché è dell’acqua. Colpito: Verde perde 20 con la sua stessa Tempesta di ghiaccio.',
  hex: 'Quale di queste non avresti potuto riflettere?',
  'hex.scroll': 'Una Pergamena',
  'hex.scroll.re': 'Chi l’ha lanciata dovrebbe fare il tiro salvezza.',
  'hex.hex': 'Una Maledizione',
  'hex.hex.re': 'Tornano indietro solo Incantesimi e Pergamene. Contro una Maledizione c’è la Schivata.',
};
