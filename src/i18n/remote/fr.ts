import type { RemoteKey } from './en.js';

/** The words of games that people in different places play together, in French. */
export const fr: Record<RemoteKey, string> = {
  'remote.later':
    'Annuler, repartir d’ici, enregistrer et partager seront possibles à la fin de la partie : d’ici là, seul le serveur la connaît tout entière.',
};
