export const en = {
  title: 'Defense: answers',
  why: 'Green casts Ice Storm at Blue, and Blue gave no answer. Why are you asked?',
  'why.card': 'Because I hold a Counterspell',
  'why.card.re': 'You would be asked without one, too: so nobody learns what you hold.',
  'why.spell': 'Because it is a Spell',
  'why.spell.re': 'Against a Spell every other player is asked, clockwise from the attacker.',
  counter: 'A Counterspell makes any Spell go out. A Dodge is only for those who are aimed at. Help Blue this time.',
  'DM-D1': 'You are not aimed at: a Dodge is no answer to this.',
  'DM-D1.pass': 'Of course you may keep it (DM-D1). But see what it does.',
  out: 'No die was rolled: the Spell is undone, and both cards are discarded. Against a Hex, a Scroll, a cantrip or a companion, a Counterspell does nothing.',
  dodge: 'Now Blue reads the Scroll of Cloudkill at you. Avoid it.',
  'DM-D1.hit': 'You may (DM-D1), but then you have to save against it.',
  'DM-D1.you': 'You are the one who is asked.',
  end: 'A Dodge answers any one attack on you or your companion, those of enemies too.',
} as const;
export type Key = keyof typeof en;
