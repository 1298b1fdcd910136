/** A lesson: a position, and steps that wait for the reader’s move or only say something. */
import type { Lesson } from 'playable-rules/kit';

export const lesson: Lesson = {
  id: 'first',
  rules: ['R-1', 'R-2', 'R-3'],
  seat: 0,
  start: {
    seed: 1,
    position: {
      ...{ game: 'my-game', version: 1, phase: 'playing', options: {} },
      table: {
        hands: [
          [3, 12, 18],
          [5, 9, 15],
        ],
        leader: 1,
        trick: [],
        spent: [4, 1, 20, 2],
        points: [1, 2],
      },
    },
  },
  // A `*` stands for any value of a field of the move.
  steps: [
    {
      say: 'take',
      play: ['blue play 9'],
      expect: ['red play 12'],
      wrong: [
        { move: 'red play 18', say: 'high' },
        { move: 'red play 3', say: 'low' },
      ],
    },
    { say: 'lead', show: ['card:3', 'card:18'], expect: ['red play 3'], wrong: [{ move: 'red play *', say: 'waste' }] },
    {
      say: 'last',
      play: ['blue play 5', 'blue play 15'],
      expect: ['red play 18'],
      wrong: [{ move: 'red play 12', say: 'gone' }],
    },
    { say: 'end' },
  ],
};

export const words = {
  en: {
    title: 'When to take a trick',
    take: 'You are Red. Blue has led a 9, and the highest card takes the trick. Take it with as low a card as you can.',
    high: 'That takes the trick too, but you will need the 18.',
    low: 'Then Blue takes the trick.',
    lead: 'The trick counted 9, as much as its lowest card. Now you lead. Give away a trick that counts little.',
    waste: 'Keep the 18 until Blue has to play a high card.',
    last: 'Blue took 3 points with its 5, and has led its last card, a 15. Take it.',
    gone: 'The 12 has been played.',
    end: 'That trick counts 15. You have 25 points and Blue has 5: most points win.',
  },
  fr: {
    title: 'Quand prendre une levée',
    take: 'Vous êtes Rouge. Bleu a joué un 9, et la carte la plus haute prend la levée. Prenez-la avec une carte aussi basse que possible.',
    high: 'Elle prend aussi la levée, mais vous aurez besoin du 18.',
    low: 'Alors c’est Bleu qui prend la levée.',
    lead: 'La levée a compté 9, autant que sa carte la plus basse. À vous de commencer. Laissez une levée qui compte peu.',
    waste: 'Gardez le 18 jusqu’à ce que Bleu doive jouer une carte haute.',
    last: 'Bleu a pris 3 points avec son 5, et a joué sa dernière carte, un 15. Prenez-la.',
    gone: 'Le 12 est déjà joué.',
    end: 'Cette levée compte 15. Vous avez 25 points et Bleu en a 5 : le plus de points gagne.',
  },
  it: {
    title: 'Quando fare una presa',
    take: 'Sei Rosso. Blu ha giocato un 9, e la carta più alta fa la presa. Prendila con la carta più bassa che puoi.',
    high: 'Anche quella fa la presa, ma il 18 ti servirà.',
    low: 'Allora la presa è di Blu.',
    lead: 'La presa ha contato 9, quanto la sua carta più bassa. Ora cominci tu. Lascia una presa che conta poco.',
    waste: 'Tieni il 18 finché Blu deve giocare una carta alta.',
    last: 'Blu ha preso 3 punti con il suo 5, e ha giocato la sua ultima carta, un 15. Prendila.',
    gone: 'Il 12 è già giocato.',
    end: 'Quella presa conta 15. Hai 25 punti e Blu ne ha 5: vince chi ha più punti.',
  },
};
