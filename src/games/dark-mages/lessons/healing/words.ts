export const en = {
  title: 'Healing',
  which:
    'Healing belongs to the preparation. You have 52 of 60 hit points, and two Healings: Cure Wounds with 2d8 and Heal with 3d10. Which do you play?',
  'DM-P2.big': 'Allowed, but it never brings you above 60 (DM-P2): most of it would be lost.',
  'DM-P2.late': 'You may, but in the attack no Healing can be played (DM-P2).',
  sixty: '6 and 5 are 11, but nobody goes above 60 hit points: 3 were lost. The card is discarded.',
  once: 'Could you play the other one, too? Try it, or go on to the attack.',
  'DM-P2.once': 'One Healing a turn.',
  end: 'One Healing a turn: the other one waits in your hand. Restorative Ointment also ends Hexes and damage over time.',
};

export const fr: typeof en = {
  title: 'Les Guérisons',
  which:
    'Les Guérisons se jouent pendant la préparation. Vous avez 52 points de vie sur 60 et deux cartes : Soins, 2d8, et Guérison suprême, 3d10. Laquelle jouez-vous ?',
  'DM-P2.big': 'C’est permis, mais on ne dépasse jamais 60 (DM-P2) : presque tout serait perdu.',
  'DM-P2.late': 'C’est permis, mais pendant l’attaque on ne joue pas de Guérison (DM-P2).',
  sixty: '6 et 5 font 11, mais on ne dépasse jamais 60 points de vie : 3 sont perdus. La carte est défaussée.',
  once: 'Pourriez-vous jouer l’autre aussi ? Essayez, ou passez à l’attaque.',
  'DM-P2.once': 'Une Guérison par tour.',
  end: 'Une Guérison par tour : l’autre attend en main. Le Baume revigorant met fin aussi aux malédictions et aux dégâts continus.',
};

export const it: typeof en = {
  title: 'Le Guarigioni',
  which:
    'Le Guarigioni si giocano nella preparazione. Hai 52 punti ferita su 60 e due carte: Cura ferite con 2d8 e Guarigione suprema con 3d10. Quale giochi?',
  'DM-P2.big': 'Si può, ma non si superano mai i 60 (DM-P2): quasi tutto andrebbe perso.',
  'DM-P2.late': 'Si può, ma nell’attacco non si giocano Guarigioni (DM-P2).',
  sixty: '6 e 5 fanno 11, ma non si superano mai 60 punti ferita: 3 sono persi. La carta si scarta.',
  once: 'Potresti giocare anche l’altra? Prova, o passa all’attacco.',
  'DM-P2.once': 'Una Guarigione per turno.',
  end: 'Una Guarigione per turno: l’altra aspetta in mano. L’Unguento ristoratore toglie anche maledizioni e danni continui.',
};
