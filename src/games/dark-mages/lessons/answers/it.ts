import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Difese: le risposte',
  why: 'Verde lancia Tempesta di ghiaccio su Blu, che non ha risposto. Perché lo si chiede a te?',
  'why.card': 'Perché ho un Controincantesimo',
  'why.card.re': 'Te lo si chiederebbe anche senza: così nessuno scopre che cosa hai.',
  'why.spell': 'Perché è un Incantesimo',
  'why.spell.re': 'Contro un Incantesimo si chiede a tutti gli altri, in senso orario da chi attacca.',
  counter:
    'Un Controincantesimo annulla ogni Incantesimo. Una Schivata è solo per chi è il bersaglio. Stavolta aiuta Blu.',
  'DM-D1': 'Il bersaglio non sei tu: la Schivata non serve.',
  'DM-D1.pass': 'Puoi certo tenerlo (DM-D1). Ma guarda che cosa fa.',
  out: 'Nessun dado è stato tirato: l’Incantesimo è annullato, e le due carte si scartano. Contro una Maledizione, una Pergamena, un trucchetto o un compagno, un Controincantesimo non fa nulla.',
  dodge: 'Ora Blu legge la Pergamena della nube mortale contro di te. Evitala.',
  'DM-D1.hit': 'Si può (DM-D1), ma poi servirà un tiro salvezza.',
  'DM-D1.you': 'Lo si chiede a te.',
  end: 'Una Schivata risponde a qualsiasi attacco contro te o il tuo compagno, anche dei nemici.',
};
