import type { RemoteKey } from './en.js';

/** The words of games that people in different places play together, in Italian. */
export const it: Record<RemoteKey, string> = {
  'remote.later':
    'Annullare, continuare da qui, salvare e condividere saranno possibili a fine partita: fino ad allora solo il server la conosce per intero.',
};
