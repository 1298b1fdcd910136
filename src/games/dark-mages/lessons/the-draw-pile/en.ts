export const en = {
  title: 'Drawing, and an empty pile',
  one: 'At the end you may discard exactly one card, then you draw until you hold five. One card is left in the pile. What happens if you need two?',
  'one.wait': 'I get only one',
  'one.wait.re': 'Only if there were no discards either.',
  'one.shuffle': 'The discards become a new pile',
  'one.shuffle.re': 'They are shuffled just when the next card is needed.',
  discard: 'Discard Slow, the weakest of your cards.',
  'DM-E1': 'Allowed (DM-E1), but that one is worth more.',
  'DM-E1.none': 'You may keep all (DM-E1). But here see what happens if you throw one away.',
  told: 'Blight was the last card of the old pile. Then 108 discards were shuffled, your Slow among them, and Sunbeam came from the new pile.',
  end: 'You hold five cards again, and Green’s turn begins. An enemy among the drawn cards would have struck first.',
} as const;
export type Key = keyof typeof en;
