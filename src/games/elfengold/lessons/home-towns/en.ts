export const en = {
  title: 'Home towns',
  home: 'In this variant one of twelve home towns was dealt to you in secret: yours is Virst. At the end your score is the towns you have been to, less the roads from your boot to your home.',
  points:
    'You have been to ten towns and stand in Elvenhold. Virst is just over the lake. What would your score be now?',
  'points.ten': '10',
  'points.ten.answer': 'You are not at home yet.',
  'points.nine': '9',
  'points.nine.answer': 'Yes: 10 less one road. By a ruling of ours all roads count, counters or not.',
  go: 'It is the last journey of the last round. Where do you go with your two rafts?',
  'EG-V1': 'You may. But then you stay one road away from home (EG-V1).',
  'EG-V1.near': 'You may. A new town, but still one road from home (EG-V1): Virst is new to you as well.',
  'EG-V1.far': 'You may. But it leads away from home, and each road costs a point (EG-V1).',
  take: 'Home, and with an eleventh town. Take the coins: in a tie they would decide.',
  'EG-V1.coins': 'You may. But in a tie coins come first (EG-V1, a ruling of ours).',
  end: 'Now all homes are shown: Green’s is Yttar, four roads from Rivinia, so its eleven towns make 7 points to your 11. Even all twenty towns would only end the game: this score decides, by a ruling of ours.',
} as const;
export type Key = keyof typeof en;
