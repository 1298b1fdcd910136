import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'I compagni scudo',
  call: 'Hai un alleato, un Lupo a cui restano 3 punti ferita. Un solo compagno alla volta: chiama al suo posto lo Scheletro, come scudo.',
  'DM-C1.ally': 'Si può, ma solo uno scudo para gli attacchi contro di te (DM-C1).',
  'DM-P4': 'Si può, ed è più forte. Ma un compagno alla volta (DM-P4): tienilo per dopo.',
  'DM-P4.late': 'Si può, ma i compagni si chiamano nella preparazione (DM-P4).',
  replaced:
    'Il Lupo è scartato, e lo Scheletro resterà scudo finché regge. Può attaccare per te? Prova, o termina l’attacco.',
  'DM-C2': 'Uno scudo non attacca mai: non hai un alleato.',
  'DM-A8': 'Si può, perché non hai carte d’attacco (DM-A8). Ma qui termina l’attacco.',
  blow: 'Verde ti lancia uno Sciame di meteore: tre d12, e lo Scheletro ha 10 punti ferita. Se fa 24, quanto perdi tu?',
  'blow.rest': '14, il resto',
  'blow.rest.re': 'I danni in eccesso sono persi.',
  'blow.none': 'Nulla',
  'blow.none.re': 'Para l’intero attacco, qualunque sia il danno.',
  told: 'Il bersaglio eri tu, e a te si è chiesto di rispondere; poi si è messo in mezzo lo Scheletro, con la sua classe armatura 12. 15 colpisce, 24 danni: cade e si scarta, e tu hai ancora tutti i punti ferita.',
};
