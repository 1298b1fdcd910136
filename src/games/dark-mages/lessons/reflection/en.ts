export const en = {
  title: 'Defense: the Shield of Reflection',
  answer: 'Ice Storm is aimed at you. The Shield of Reflection turns a Spell or a Scroll back on its caster: raise it.',
  'DM-D2.dodge': 'Allowed, but a Dodge only avoids it; the Shield turns it back (DM-D2).',
  'DM-D2.pass': 'You may, but such a Spell is worth turning back (DM-D2).',
  who: 'Green is aimed at now, and is asked. What could answer your reflection?',
  'who.counter': 'A Counterspell',
  'who.counter.re': 'Not against a reflection.',
  'who.two': 'A Dodge or another Shield of Reflection',
  'who.two.re': 'Then it would fly to you again: the last card played counts first.',
  told: 'Green rolls against itself: 14 and 1 for its own sphere against 10 and 3, for it is of water. A hit, and Green loses 20 by its own Ice Storm.',
  hex: 'Which of these could you not have turned back?',
  'hex.scroll': 'A Scroll',
  'hex.scroll.re': 'Its caster would have to save against it.',
  'hex.hex': 'A Hex',
  'hex.hex.re': 'Only Spells and Scrolls fly back. Against a Hex there is the Dodge.',
} as const;
export type Key = keyof typeof en;
