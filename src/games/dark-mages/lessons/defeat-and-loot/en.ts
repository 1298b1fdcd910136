export const en = {
  title: 'Defeat and loot',
  cast: 'Green has 4 hit points left and two items worth having. Cast Thunderwave at Green.',
  'DM-A1': 'You may, but one attack a turn (DM-A1), and this one can fell Green.',
  'DM-V1': 'Allowed, but only a mage without hit points falls (DM-V1), and Blue has 60.',
  'DM-A8': 'You hold a Spell that you can cast.',
  loot: 'Green falls: hand and Wolf are discarded, the worn items stay. You may take one of them, and must wear it. Which?',
  'DM-V2': 'You may leave them (DM-V2), but why?',
  'DM-T1': 'First choose.',
  worn: 'It is yours. A staff would have replaced the one you had; the robe had a free place. In which case would you have got nothing?',
  'worn.hex': 'If my hex had felled Green',
  'worn.hex.re': 'Whoever cast it loots.',
  'worn.wolf': 'If my companion had felled Green',
  'worn.wolf.re': 'Companions loot nothing, nor do enemies, nor a fumble.',
  end: 'Green sits out the rest of the duel. It goes on between you and Blue.',
} as const;
export type Key = keyof typeof en;
