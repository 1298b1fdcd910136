export const en = {
  title: 'Wasted spells, and where spells go afterwards',
  goal: 'Your best die, a 6, lies in the Sorcerer box. But no Sorcerer stands on the tree. What is the 6 good for?',
  'goal.any': 'It can help my Wizard instead',
  'goal.any.answer': 'No. A die favours only mages of its box’s rank, and cannot move any more.',
  'goal.none': 'Nothing: it is wasted',
  'goal.none.answer': 'That is why you look at the tree before you place dice.',
  first: 'Make good use of the others. Your Wizard fights for High Wizard: put the 4 beside it.',
  'EW-5.5': 'The 6 is a Sorcerer spell. It helps no other rank, and there is no Sorcerer.',
  'EW-5.7.all': 'Then all your dice would be wasted (EW-5.7). Place what can help.',
  'EW-5.4': 'You may favour that mage (EW-5.4). For now it is your Wizard that needs help.',
  second: 'Green has a 3 and a Minor Spell of its own. Add a Minor Spell to your Wizard.',
  'EW-5.2': 'You can place a second spell, so no passing yet.',
  pass: 'Green came to 4 points against your 5 and has nothing more to place; Blue has passed. Now pass: your remaining Minor Spells stay in your reserve.',
  'EW-5.7':
    'Nobody can answer you any more, so that token would do nothing. In your reserve it is not wasted (EW-5.7).',
  'EW-5.4.other': 'Allowed (EW-5.4), and it could matter there. But this lesson is about what stays in reserve: pass.',
  back: 'You are High Wizard. The Minor Spells you used lie in their box. Where are your dice from the four rank boxes, and the wasted 6?',
  'back.front': 'All in front of me again',
  'back.front.answer': 'Yes, and you roll them in the next turn. That wasted dice come back, too, is our ruling.',
  'back.stay': 'The 6 stays in its box',
  'back.stay.answer': 'No. The wasted die comes back with the others; it only had no effect.',
} as const;
export type Key = keyof typeof en;
