export const en = {
  title: 'Defeat and loot',
  cast: 'Green has 4 hit points left and two items worth having. With Thunderwave you can reach either opponent, or Green’s Wolf: whom do you attack?',
  'DM-A1': 'You may, but you attack once a turn (DM-A1), and this attack can fell Green.',
  'DM-A1.end': 'You may, but then you do not attack (DM-A1), and Green, with 4 hit points, stays.',
  'DM-V1': 'Allowed, but only a mage without hit points falls (DM-V1), and Blue has 60.',
  'DM-A8': 'You hold a Spell that you can cast.',
  loot: 'Green falls: hand and Wolf are discarded, and what Green wears stays on the fallen mage. You may take one of these items, and must wear it. Which?',
  'DM-V2': 'You may leave them (DM-V2), but why?',
  'DM-T1': 'First choose.',
  worn: 'It is yours. A staff would have replaced the one you had; the robe had a free place. In which case would you have got nothing?',
  'worn.hex': 'If my hex had felled Green',
  'worn.hex.re': 'Whoever cast it loots.',
  'worn.wolf': 'If my companion had felled Green',
  'worn.wolf.re': 'Companions loot nothing, nor do enemies, nor a fumble. A deadly Hex loots for its caster.',
  end: 'Green sits out the rest of the duel. The last one standing wins, or the last team. If the last ones fall together, nobody wins.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Défaite et butin',
  cast: 'Il reste à Vert 4 points de vie, et deux objets tentants. Vague tonnante peut viser l’un des adversaires, ou le Loup de Vert : qui attaquez-vous ?',
  'DM-A1': 'C’est permis, mais une attaque par tour (DM-A1), et celle-ci peut abattre Vert.',
  'DM-A1.end': 'C’est permis, mais alors vous n’attaquez pas (DM-A1), et Vert, avec 4 points de vie, reste debout.',
  'DM-V1': 'C’est permis, mais seul tombe un magicien sans points de vie (DM-V1), et Bleu en a 60.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  loot: 'Vert tombe : sa main et le Loup sont défaussés, et les objets portés restent sur le magicien tombé. Vous pouvez en prendre un, et devez le porter. Lequel ?',
  'DM-V2': 'On peut les laisser (DM-V2), mais pourquoi ?',
  'DM-T1': 'Choisissez d’abord.',
  worn: 'Il est à vous. Un bâton aurait remplacé le vôtre ; la robe avait une place libre. Quand n’auriez-vous rien eu ?',
  'worn.hex': 'Si ma malédiction avait abattu Vert',
  'worn.hex.re': 'Qui l’a jetée prend le butin.',
  'worn.wolf': 'Si mon compagnon avait abattu Vert',
  'worn.wolf.re':
    'Un compagnon ne prend rien ; après un ennemi ou un coup raté, personne non plus. Qui a jeté une Malédiction prend le butin.',
  end: 'Vert regarde la fin du duel. Le dernier debout gagne, ou la dernière équipe. Si les derniers tombent ensemble, personne ne gagne.',
};

export const it: Words = {
  title: 'Sconfitta e bottino',
  cast: 'A Verde restano 4 punti ferita e due oggetti che fanno gola. Con Onda tonante puoi colpire uno degli avversari, o il Lupo di Verde: chi attacchi?',
  'DM-A1': 'Si può, ma un attacco per turno (DM-A1), e questo può abbattere Verde.',
  'DM-A1.end': 'Si può, ma allora non attacchi (DM-A1), e Verde, con 4 punti ferita, resta in piedi.',
  'DM-V1': 'Si può, ma cade solo un mago senza punti ferita (DM-V1), e Blu ne ha 60.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  loot: 'Verde cade: la mano e il Lupo si scartano, e gli oggetti indossati restano sul mago caduto. Puoi prenderne uno, e devi indossarlo. Quale?',
  'DM-V2': 'Puoi lasciarli (DM-V2), ma perché?',
  'DM-T1': 'Prima scegli.',
  worn: 'È tuo. Un bastone avrebbe sostituito il tuo; la veste aveva il posto libero. In quale caso non avresti avuto nulla?',
  'worn.hex': 'Se la mia maledizione avesse abbattuto Verde',
  'worn.hex.re': 'Chi l’ha lanciata prende il bottino.',
  'worn.wolf': 'Se il mio compagno avesse abbattuto Verde',
  'worn.wolf.re':
    'I compagni non prendono bottino, e non ce n’è nemmeno dopo un nemico o un fallimento critico. Chi ha lanciato una Maledizione lo prende.',
  end: 'Verde guarda il resto del duello. Vince l’ultimo in piedi, o l’ultima squadra. Se gli ultimi cadono insieme, non vince nessuno.',
};
