// cspell:disable -- players at a table leave out letters, and say what is in no dictionary.
/** Questions about Dark Mages as players ask them at the table, with the rules that answer each, by language. */
import type { Spoken } from '../questions.js';

export const spoken: Spoken = {
  en: {
    answered: [
      ['DM-S1', 'how much life do we start with'],
      ['DM-P1', 'can I wear two rings?'],
      ['DM-A4 DM-A11', 'I rolled a 1, what now?'],
      ['DM-A1', 'can I cast two spells in one turn?'],
      ['DM-V1 DM-V2', "I'm dead, do I lose my stuff?"],
      ['DM-A1', 'do I have to attack?'],
      ['DM-E1', 'how many cards do I draw at the end of my go'],
      ['DM-A2 DM-M2', "can I use an ice spell if I'm the fire wizard?"],
      ['DM-N1', 'what happens when a monster shows up'],
      ['DM-C1', 'my bodyguard took more damage than he had life, do I take the rest?'],
    ],
    unanswered: ['can I sell my staff for gold?', 'how far can my mage walk?', 'how many points is a kill worth?'],
  },
  fr: {
    answered: [
      ['DM-P2', 'Je peux me soigner au dessus de 60 ?'],
      ['DM-E2', "J'ai plus de cartes dans le paquet, on fait quoi ?"],
      ['DM-A3', "Comment je sais si j'ai touché ?"],
      ['DM-A9 DM-C2', 'Mon loup peut frapper tout de suite ?'],
      ['DM-P4', 'Je peux avoir deux bestioles avec moi ?'],
      ['DM-N1', "On peut s'en prendre aux potes pendant qu'un monstre est là ?"],
      ['DM-A4', 'Ça fait quoi un 20 ?'],
      ['DM-D2', 'Je peux faire renvoyer une boule de feu ?'],
      ['DM-V3', 'Deux joueurs meurent en même temps, qui gagne ?'],
      ['DM-P3', 'Je peux boire deux fioles dans mon tour ?'],
    ],
    unanswered: [
      "Comment on gagne de l'expérience ?",
      'Qui devient Grand Druide ?',
      'On a droit à combien de temps pour réfléchir ?',
      'Je peux choisir mon dé ?',
    ],
  },
  it: {
    answered: [
      ['DM-S3', 'Chi inizia?'],
      ['DM-A5 DM-A6', 'Come faccio a resistere a una maledizione?'],
      ['DM-A7', 'Quanti dadi tiro per il danno?'],
      ['DM-V2', 'Ho fatto fuori un avversario, cosa gli prendo?'],
      ['DM-E1', 'Posso buttare via le carte che non mi servono?'],
      ['DM-A8', 'Non ho carte per attaccare, che faccio?'],
      ['DM-M2', 'Se sono del fuoco ho qualche vantaggio con le magie di fuoco?'],
      ['DM-N3', 'Il mostro che resta sul tavolo quando colpisce?'],
      ['DM-S1 DM-V4', 'Si può giocare a squadre?'],
      ['DM-M4', 'Come si tira un dado da cento?'],
    ],
    unanswered: [
      'Posso scambiare carte con un altro giocatore?',
      "Quante monete ho all'inizio?",
      'Posso mettere un segnalino sulla strada?',
    ],
  },
};
