// cspell:disable -- players at a table leave out letters, and say what is in no dictionary.
/** Questions about Elfenwizards as players ask them at the table, with the rules that answer each, by language. */
import type { Spoken } from '../questions.js';

export const spoken: Spoken = {
  en: {
    answered: [
      ['EW-E1 EW-T1', 'how many rounds do we play?'],
      ['EW-10.1', 'what do I get for being on top at the end?'],
      ['EW-5.4', "can I help somebody else's mage?"],
      ['EW-3.2', 'can I roll again, my dice are awful'],
      ['EW-5.11 EW-5.17', 'my guy lost the fight where does he go'],
      ['EW-5.12', 'both of us have the same points for the top spot, who gets it?'],
      ['EW-A1', 'can I break my promise?'],
      ['EW-T2 EW-S4', 'who goes first?'],
      ['EW-9.1', 'how do I get rid of those minus one chips?'],
      ['EW-2.2 EW-2.1 EW-3.4', 'do I have to put down all my dice in one go?'],
    ],
    unanswered: [
      'can I play a potion on my wizard?',
      'how much gold do I start with?',
      'can two players share a colour?',
    ],
  },
  fr: {
    answered: [
      ['EW-2.3 EW-5.8', "J'ai changé d'avis, je peux déplacer mon dé ?"],
      ['EW-1.4 EW-1.2 EW-1.3', 'Que devient le Grand Druide au tour suivant ?'],
      ['EW-5.13', "Je suis tout seul à vouloir le titre, je monte d'office ?"],
      ['EW-4.1 EW-4.2', 'Comment je récupère mes jetons ?'],
      ['EW-A1', 'On a le droit de faire des alliances ?'],
      ['EW-S1', 'Combien de dés au départ ?'],
      ['EW-10.1', 'Ça rapporte combien un simple magicien ?'],
      ['EW-5.3', 'Si je passe, je peux reposer un sort plus tard ?'],
      ['EW-5.7', "Mes sorts que j'ai pas utilisés, je les perds ?"],
      ['EW-E1 EW-E2 EW-E3', "Quand est-ce que la partie s'arrete ?"],
    ],
    unanswered: [
      'Comment on traverse une rivière ?',
      "Je peux tuer le magicien d'un autre ?",
      'Que fait la licorne ?',
      'On peut manger pendant la partie ?',
    ],
  },
  it: {
    answered: [
      ['EW-5.1', 'Quanti incantesimi metto giù alla volta?'],
      ['EW-8.2', 'Perché mi hanno dato un gettone grigio?'],
      ['EW-5.16', 'Siamo in tre a pari merito nella casella in basso, chi sale?'],
      ['EW-4.1', 'Un dado con 3, quanti gettoni riprendo?'],
      ['EW-H1', 'Posso guardare i punti degli altri?'],
      ['EW-1.5 EW-E3', 'Nessuno è arrivato in cima, e adesso?'],
      ['EW-3.3', 'Posso tirare solo alcuni dadi?'],
      ['EW-8.1 EW-7.1 EW-7.2 EW-5.17', 'Chi ha perso resta fuori dal gioco?'],
      ['EW-E5', 'A fine partita chi vince?'],
      ['EW-S3', "Dove piazziamo i maghi all'inizio?"],
    ],
    unanswered: ['Quante carte ho in mano?', 'Cosa succede se il mio mago muore?', "Posso fare un'offerta all'asta?"],
  },
};
