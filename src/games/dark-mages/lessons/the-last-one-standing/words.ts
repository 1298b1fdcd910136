export const en = {
  title: 'The last one standing',
  cast: 'Green and Blue are both weak. Earthquake attacks every opponent, with a roll for each: choose the campfire in the middle of the board, which stands for all.',
  'DM-A1': 'This Spell has no single target.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1.none': 'You may, but then you do not attack (DM-A1).',
  first: 'Clockwise, so Green comes first: 12 against armour class 12, and Green falls. Take the ring, or leave it.',
  'DM-T1': 'First choose.',
  won: 'Blue is hit as well, and falls: you are the last one standing, and win at once. What if the last mages all fall together?',
  'won.turn': 'Whoever’s turn it was wins',
  'won.turn.answer': 'Nobody is standing any more.',
  'won.draw': 'Nobody wins',
  'won.draw.answer': 'An enemy’s strike can do that.',
  end: 'After the last blow nothing is looted: the duel is over.',
};

export const fr: typeof en = {
  title: 'Le dernier debout',
  cast: 'Vert et Bleu sont faibles tous deux. Tremblement de terre attaque chaque adversaire, avec un jet pour chacun : choisissez le feu de camp au milieu du plateau, qui vaut pour tous.',
  'DM-A1': 'Ce Sort n’a pas de cible unique.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1.none': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  first:
    'Dans le sens horaire, Vert vient d’abord : 12 contre une classe d’armure de 12, et Vert tombe. Prenez l’anneau, ou laissez-le.',
  'DM-T1': 'Choisissez d’abord.',
  won: 'Bleu est touché aussi, et tombe : vous êtes le dernier debout, et gagnez aussitôt. Et si les derniers magiciens tombent tous ensemble ?',
  'won.turn': 'Celui dont c’était le tour gagne',
  'won.turn.answer': 'Plus personne n’est debout.',
  'won.draw': 'Personne ne gagne',
  'won.draw.answer': 'La frappe d’un ennemi peut en être la cause.',
  end: 'Après le dernier coup, pas de butin : le duel est fini.',
};

export const it: typeof en = {
  title: 'L’ultimo in piedi',
  cast: 'Verde e Blu sono deboli entrambi. Terremoto attacca ogni avversario, con un tiro per ciascuno: scegli il falò in mezzo al tabellone, che vale per tutti.',
  'DM-A1': 'Questo Incantesimo non ha un solo bersaglio.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1.none': 'Si può, ma allora non attacchi (DM-A1).',
  first: 'In senso orario viene prima Verde: 12 contro classe armatura 12, e Verde cade. Prendi l’anello, o lascialo.',
  'DM-T1': 'Prima scegli.',
  won: 'Anche Blu è colpito, e cade: sei l’ultimo in piedi, e vinci subito. E se gli ultimi maghi cadono tutti insieme?',
  'won.turn': 'Vince chi era di turno',
  'won.turn.answer': 'Nessuno è più in piedi.',
  'won.draw': 'Non vince nessuno',
  'won.draw.answer': 'Il colpo di un nemico può farlo.',
  end: 'Dopo l’ultimo colpo niente bottino: il duello è finito.',
};
