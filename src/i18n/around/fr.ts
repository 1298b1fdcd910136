/** The words of what stands around a game, in French. */
import type { AroundKey } from './en.js';

export const fr: Record<AroundKey, string> = {
  'new.players': 'Joueurs',
  'new.opponents': 'Adversaires',
  'new.opponents:easy': 'faciles',
  'new.opponents:normal': 'moyens',
  'new.opponents:hard': 'forts',
  'new.opponents:mixed': 'chacun le sien',
  'new.seats': 'Qui joue',
  'new.name': 'Nom de {seat}',
  'new.sitter': '{seat} : qui joue',
  'new.human': 'Personne',
  'new.bot:easy': 'Adversaire facile',
  'new.bot:normal': 'Adversaire moyen',
  'new.bot:hard': 'Adversaire fort',
  'new.more': 'Plus de choix',
  'new.number': 'Numéro de la partie',
  'new.numberHelp':
    'Avec le même numéro, le hasard tombe de la même façon. Sans numéro, personne ne sait comment il tombera.',
  'new.loses': 'La partie en cours sera perdue.',
  'menu.files': 'Fichiers',
  'menu.settings': 'Réglages',
  'menu.save': 'Enregistrer dans un fichier',
  'menu.saveNote': 'Le fichier contient toute la partie, aussi ce qui est caché et ce que le hasard apportera.',
  'menu.openFile': 'Ouvrir un fichier',
  'menu.open': 'Ouvrir',
  'setting.forced': 'Jouer à ma place les coups sans choix',
  'setting.sound': 'Sons',
};
