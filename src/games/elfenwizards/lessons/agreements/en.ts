export const en = {
  title: 'Agreements',
  goal: 'Green is the rival of your Wizard and of Blue’s Sorcerer. So you and Blue may talk: players may promise each other spells in the competition.',
  deal: 'Which of these offers is allowed?',
  'deal.token': 'I give you a Minor Spell if you help me',
  'deal.token.answer': 'No. Tokens never change hands.',
  'deal.spells': 'I help your Wizard if you help my Sorcerer',
  'deal.spells.answer': 'Yes. Only promises about spells in the competition are allowed.',
  'deal.points': 'I give you three points if you help me',
  'deal.points.answer': 'No. Points are not traded, and neither are spells or tokens.',
  answer:
    'You promised to help Blue’s Sorcerer, and Blue has put a 5 beside your Wizard. No promise binds. Keep it with your 4, or do something else: it is up to you.',
  'EW-5.5': 'The 4 is a Sorcerer spell: it can favour only a Sorcerer.',
  'EW-5.8': 'What lies beside a mage is not taken back, whatever was promised.',
  time: 'You were free to choose, and the others will remember it. Talk can be limited: one minute for each player before a roll in phases 2 and 3. And before the competition?',
  'time.five': 'Five minutes, all together',
  'time.five.answer': 'Yes. Both limits are optional; a timer can be switched on.',
  'time.open': 'As long as you like, always',
  'time.open.answer':
    'Only if you agree on no limit. Five minutes for all together is the limit that the rules suggest.',
} as const;
export type Key = keyof typeof en;
