// cspell:disable -- players at a table leave out letters, and say what is in no dictionary.
/** Questions about Elfengold as players ask them at the table, with the rules that answer each, by language. */
import type { Spoken } from '../questions.js';

export const spoken: Spoken = {
  en: {
    answered: [
      ['EG-S4', 'how many coins do I get at the start?'],
      ['EG-6.1 EG-6.3', 'can I go through the same town twice?'],
      ['EG-6.1 EG-C1', 'do I need a counter to go by boat?'],
      ['EG-4.3', "I bid too much and can't afford it, what happens?"],
      ['EG-4.4', 'what if nobody wants the token?'],
      ['EG-6.5', 'how many cards can I hold?'],
      ['EG-6.1', "can I ride somebody else's pig?"],
      ['EG-E1', 'whos the winner if two of us have the same number of towns'],
      ['EG-6.4', "I don't want to go anywhere this round, do I get anything?"],
      ['EG-C1 EG-6.1', 'can a dragon fly over a lake?'],
    ],
    unanswered: [
      'can I trade cards with another player?',
      'how many hit points does the dragon have?',
      'what if a player quits halfway?',
    ],
  },
  fr: {
    answered: [
      ['EG-C2', "J'ai pas la bonne carte pour cette route, je peux en jouer d'autres ?"],
      ['EG-7.1', "Combien de pions je garde d'un tour à l'autre ?"],
      ['EG-S4 EG-E1', 'On joue combien de manches ?'],
      ['EG-5.3', "C'est quoi l'effet de l'arbre sur un chemin ?"],
      ['EG-7.2', 'Qui commence au tour suivant ?'],
      ['EG-1.5', 'La pioche est vide, on fait quoi ?'],
      ['EG-1.3', "J'ai pioché de l'or, je le garde ?"],
      ['EG-H1', 'Est-ce que je peux voir la main des autres ?'],
      ['EG-S1', 'ça vaut combien Kihromah'],
      ['EG-4.2', 'Si je passe aux enchères, je peux revenir après ?'],
    ],
    unanswered: [
      'Est-ce que je peux attaquer un autre joueur ?',
      'Je peux prêter des sous à mon voisin ?',
      "Combien de temps j'ai pour jouer mon tour ?",
      'Où on met le Grand Druide ?',
    ],
  },
  it: {
    answered: [
      ['EG-2.1 EG-6.3', 'Quanti soldi mi danno ogni turno?'],
      ['EG-5.5 EG-5.2', 'Posso mettere due mezzi sulla stessa strada?'],
      ['EG-E2', 'Ho visitato tutte le città, ho vinto?'],
      ['EG-V3', 'Quanto costa usare lo stregone per volare?'],
      ['EG-5.3', 'Il mostro nel lago cosa fa?'],
      ['EG-1.1', 'Quante carte pesco a inizio round?'],
      ['EG-6.3 EG-5.4', "A cosa serve l'oro messo sulla strada?"],
      ['EG-3.1 EG-H1', 'devo far vedere i segnalini che ho pescato?'],
      ['EG-C1 EG-6.1', 'Risalire il fiume costa di più?'],
      ['EG-S4', 'Chi comincia la partita?'],
    ],
    unanswered: ['Quanti dadi lancio?', 'Si può costruire una strada nuova?', 'Posso rubare i soldi a un altro?'],
  },
};
