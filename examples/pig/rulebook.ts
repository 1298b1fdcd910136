/** The three rules, in three languages. */
import type { Rulebook } from 'playable-rules/kit/board';

const book = (title: string, rules: readonly [string, string, string]): Rulebook => ({
  title,
  chapters: [
    {
      title,
      phases: ['daring', 'passing', 'over'],
      rules: rules.map((text, n) => ({ id: `PIG-${n + 1}`, text })),
    },
  ],
  terms: {},
});

export const en = book('Pig', [
  'In your turn, roll the die as often as you like. The rolls are added up. Then the die goes to the left.',
  'A 1 ends the turn and loses the sum of this turn.',
  'After a roll you may keep the sum, which ends the turn. Who first has 50 points wins at once.',
]);
export const fr = book('Cochon', [
  'À votre tour, lancez le dé aussi souvent que vous voulez. Les lancers s’additionnent. Puis le dé passe à gauche.',
  'Un 1 termine le tour et fait perdre la somme de ce tour.',
  'Après un lancer, vous pouvez garder la somme, ce qui termine le tour. Qui a 50 points le premier gagne aussitôt.',
]);
export const it = book('Maiale', [
  'Nel tuo turno lancia il dado quante volte vuoi. I lanci si sommano. Poi il dado passa a sinistra.',
  'Un 1 chiude il turno e fa perdere la somma di questo turno.',
  'Dopo un lancio puoi tenere la somma, e il turno finisce. Chi ha per primo 50 punti vince subito.',
]);
