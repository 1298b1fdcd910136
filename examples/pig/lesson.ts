/** The lesson: two rolls, a sum to keep, and what a 1 would do. */
import type { Lesson } from 'playable-rules/kit';

export const lesson: Lesson = {
  id: 'dare',
  rules: ['PIG-1', 'PIG-2', 'PIG-3'],
  start: {
    seed: 9,
    position: {
      ...{ game: 'pig', version: 1, phase: 'daring', options: {} },
      table: { points: [43, 40], turn: 0, sum: 0, die: 0, isEnded: false },
    },
  },
  steps: [
    { say: 'roll', expect: ['red roll'], wrong: [{ move: 'red keep', say: 'early' }] },
    { say: 'again', show: ['die'], expect: ['red roll'], wrong: [{ move: 'red keep', say: 'small' }] },
    { say: 'keep', show: ['sum'], expect: ['red keep'], wrong: [{ move: 'red roll', say: 'greed' }] },
    { say: 'end' },
  ],
};

export const words = {
  en: {
    title: 'How far to dare',
    roll: 'You are Red and have 43 points; 50 win. Roll the die.',
    early: 'Without a roll there is nothing to keep.',
    again: 'A 4. A 1 would now lose it, but Blue is close. Dare another roll.',
    small: 'That would be 47 points, and Blue needs only two good rolls.',
    keep: 'The sum is 7, which is enough. Keep it.',
    greed: 'Why? In one of six rolls you would lose the 7 points that win.',
    end: 'You have 50 points and have won.',
  },
  fr: {
    title: 'Jusqu’où oser',
    roll: 'Vous êtes Rouge et avez 43 points ; avec 50, on gagne. Lancez le dé.',
    early: 'Sans lancer, il n’y a rien à garder.',
    again: 'Un 4. Un 1 le ferait perdre, mais Bleu est proche. Osez encore un lancer.',
    small: 'Cela ferait 47 points, et à Bleu deux bons lancers suffisent.',
    keep: 'La somme est de 7, ce qui suffit. Gardez-la.',
    greed: 'Pourquoi ? Un lancer sur six ferait perdre les 7 points qui gagnent.',
    end: 'Vous avez 50 points et avez gagné.',
  },
  it: {
    title: 'Quanto osare',
    roll: 'Sei Rosso e hai 43 punti; con 50 si vince. Lancia il dado.',
    early: 'Senza un lancio non c’è niente da tenere.',
    again: 'Un 4. Un 1 lo farebbe perdere, ma Blu è vicino. Osa un altro lancio.',
    small: 'Sarebbero 47 punti, e a Blu bastano due buoni lanci.',
    keep: 'La somma è 7, e basta. Tienila.',
    greed: 'Perché? Un lancio su sei farebbe perdere i 7 punti che vincono.',
    end: 'Hai 50 punti e hai vinto.',
  },
};
