export const en = {
  title: 'Healing',
  which:
    'You have 52 hit points, and two Healings: Cure Wounds with 2d8 and Heal with 3d10. Which is the better one now?',
  'which.big': 'Heal, it gives more',
  'which.big.re': 'Never above 60: most of it would be lost.',
  'which.small': 'Cure Wounds',
  'which.small.re': '8 is all you can regain. Keep the other one for worse times.',
  play: 'Healing belongs to the preparation. Play Cure Wounds.',
  'DM-P2.big': 'Allowed, but it never brings you above 60 (DM-P2): a waste.',
  'DM-P2.late': 'You may, but in the attack no Healing can be played (DM-P2).',
  sixty: '6 and 5 are 11, and you have 60 hit points: 3 were lost. The card is discarded.',
  once: 'Could you play the other one, too? Try it, or go on to the attack.',
  'DM-P2.once': 'One Healing a turn.',
  end: 'The other one waits in your hand for a later turn.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les Guérisons',
  which: 'Vous avez 52 points de vie et deux Guérisons : Soins, 2d8, et Guérison, 3d10. Laquelle convient maintenant ?',
  'which.big': 'Guérison, elle rend plus',
  'which.big.re': 'Jamais au-dessus de 60 : presque tout serait perdu.',
  'which.small': 'Soins',
  'which.small.re': 'Vous ne pouvez regagner que 8. Gardez l’autre pour de pires moments.',
  play: 'Les Guérisons se jouent pendant la préparation. Jouez Soins.',
  'DM-P2.big': 'C’est permis, mais on ne dépasse jamais 60 (DM-P2) : du gaspillage.',
  'DM-P2.late': 'C’est permis, mais pendant l’attaque on ne joue pas de Guérison (DM-P2).',
  sixty: '6 et 5 font 11, et vous avez 60 points de vie : 3 sont perdus. La carte est défaussée.',
  once: 'Pourriez-vous jouer l’autre aussi ? Essayez, ou passez à l’attaque.',
  'DM-P2.once': 'Une Guérison par tour.',
  end: 'L’autre attend en main pour un tour suivant.',
};

export const it: Words = {
  title: 'Le Guarigioni',
  which: 'Hai 52 punti ferita e due carte: Cura ferite con 2d8 e Guarigione con 3d10. Quale conviene adesso?',
  'which.big': 'Guarigione, rende di più',
  'which.big.re': 'Mai oltre 60: quasi tutto andrebbe perso.',
  'which.small': 'Cura ferite',
  'which.small.re': 'Puoi recuperarne solo 8. Tieni l’altra per tempi peggiori.',
  play: 'Le Guarigioni si giocano nella preparazione. Gioca Cura ferite.',
  'DM-P2.big': 'Si può, ma non si superano mai i 60 (DM-P2): uno spreco.',
  'DM-P2.late': 'Si può, ma nell’attacco non si giocano Guarigioni (DM-P2).',
  sixty: '6 e 5 fanno 11, e hai 60 punti ferita: 3 sono persi. La carta si scarta.',
  once: 'Potresti giocare anche l’altra? Prova, o passa all’attacco.',
  'DM-P2.once': 'Una Guarigione per turno.',
  end: 'L’altra aspetta in mano per un turno successivo.',
};
