import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Gli accordi',
  goal: 'Verde è rivale del tuo Wizard e del Sorcerer di Blu. Tu e Blu potete quindi parlarvi: ci si possono promettere incantesimi per i duelli.',
  deal: 'Quale di queste offerte è permessa?',
  'deal.token': 'Ti do un Incantesimo Minore se mi aiuti',
  'deal.token.answer': 'No. I gettoni non passano mai di mano.',
  'deal.spells': 'Aiuto il tuo Wizard se aiuti il mio Sorcerer',
  'deal.spells.answer': 'Sì. Si possono fare solo promesse sugli incantesimi nei duelli.',
  'deal.points': 'Ti do tre punti se mi aiuti',
  'deal.points.answer': 'No. Non si scambiano punti, né incantesimi, né gettoni.',
  answer:
    'Hai promesso di aiutare il Sorcerer di Blu, e Blu ha messo un 5 accanto al tuo Wizard. Nessuna promessa vincola. Mantienila con il tuo 4, o fai altro: decidi tu.',
  'EW-5.5': 'Il 4 è un incantesimo da Sorcerer: può favorire solo un Sorcerer.',
  'EW-5.8': 'Quello che sta accanto a un mago non si riprende, qualunque cosa si sia promessa.',
  time: 'La scelta era libera, e gli altri se ne ricorderanno. Si può limitare il tempo: un minuto a testa prima di un lancio nelle fasi 2 e 3. E prima dei duelli?',
  'time.five': 'Cinque minuti, tutti insieme',
  'time.five.answer': 'Sì. I due limiti sono facoltativi; si può attivare un timer.',
  'time.open': 'Tutto il tempo che si vuole',
  'time.open.answer':
    'Solo se vi accordate così. Il limite che le regole suggeriscono è di cinque minuti per tutti insieme.',
};
