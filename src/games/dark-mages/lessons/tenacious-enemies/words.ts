export const en = {
  title: 'Tenacious enemies',
  troll:
    'You drew a Troll, which struck at once: Green failed the save and lost 4. But a Troll does not go away; it has 24 hit points. When does it strike again?',
  'troll.turn': 'After every turn',
  'troll.turn.answer': 'It gives everybody a turn against it.',
  'troll.round': 'When each mage has played a turn',
  'troll.round.answer': 'Yes, but the turn in which it came does not count.',
  cast: 'As long as it is there, the duel pauses: nobody acts against another player, and only effects already running go on[DM-N1]. Green hit the Troll for 7. Your attack.',
  'DM-N1': 'The enemy first: the duel pauses.',
  'DM-N3': 'You may, but it strikes until it is beaten (DM-N3).',
  'DM-N3.slow': 'You may, but what lowers attack rolls does nothing to a Troll (DM-N3). Strike it with your Spell.',
  left: 'Green’s 7, your 6: the Troll has 11 of 24 hit points left. Nobody was asked to counter your Spell: against an enemy you stand together. When it falls, who may take an item?',
  'left.last': 'Whoever strikes last',
  'left.last.answer': 'Enemies carry nothing.',
  'left.none': 'Nobody',
  'left.none.answer': 'There is no loot: the duel goes on, and that is all.',
  again:
    'Both of you have played a turn against it: it strikes again. Green may answer first, you last, as it was your turn. So it goes on until it is beaten.',
};

export const fr: typeof en = {
  title: 'Les ennemis tenaces',
  troll:
    'Vous avez pioché un Troll, qui a frappé aussitôt : Vert a raté sa sauvegarde et perdu 4. Mais un Troll ne s’en va pas ; il a 24 points de vie. Quand frappera-t-il encore ?',
  'troll.turn': 'Après chaque tour',
  'troll.turn.answer': 'Il laisse à chacun un tour contre lui.',
  'troll.round': 'Quand chaque magicien aura joué un tour',
  'troll.round.answer': 'Oui, mais le tour où il est venu ne compte pas.',
  cast: 'Tant qu’il est là, le duel est suspendu : personne n’agit contre un autre joueur, et seuls continuent les effets déjà en cours[DM-N1]. Vert a infligé 7 au Troll. À vous d’attaquer.',
  'DM-N1': 'L’ennemi d’abord : le duel est suspendu.',
  'DM-N3': 'C’est permis, mais il frappe jusqu’à ce qu’il soit vaincu (DM-N3).',
  'DM-N3.slow':
    'C’est permis, mais ce qui baisse les jets d’attaque ne fait rien à un Troll (DM-N3). Frappez-le avec votre Sort.',
  left: 'Les 7 de Vert, vos 6 : il reste au Troll 11 points de vie sur 24. On n’a demandé à personne de contrer votre Sort : contre un ennemi, on fait front commun. Quand il tombe, qui peut prendre un objet ?',
  'left.last': 'Qui frappe en dernier',
  'left.last.answer': 'Les ennemis ne portent rien.',
  'left.none': 'Personne',
  'left.none.answer': 'Pas de butin : le duel reprend, voilà tout.',
  again:
    'Vous avez joué tous deux un tour contre lui : il frappe encore. Vert répond en premier, vous en dernier, car c’était votre tour. Ainsi de suite jusqu’à ce qu’il soit vaincu.',
};

export const it: typeof en = {
  title: 'I nemici tenaci',
  troll:
    'Hai pescato un Troll, che ha colpito subito: Verde ha fallito il tiro salvezza e perso 4. Ma un Troll non se ne va; ha 24 punti ferita. Quando colpirà ancora?',
  'troll.turn': 'Dopo ogni turno',
  'troll.turn.answer': 'Lascia a ognuno un turno contro di lui.',
  'troll.round': 'Quando ogni mago avrà giocato un turno',
  'troll.round.answer': 'Sì, ma il turno in cui è arrivato non conta.',
  cast: 'Finché c’è, il duello è sospeso: nessuno agisce contro un altro giocatore, e continuano solo gli effetti già in corso[DM-N1]. Verde ha fatto 7 al Troll. Tocca a te attaccare.',
  'DM-N1': 'Prima il nemico: il duello è sospeso.',
  'DM-N3': 'Si può, ma colpisce finché non è battuto (DM-N3).',
  'DM-N3.slow':
    'Si può, ma ciò che abbassa i tiri per colpire non fa nulla a un Troll (DM-N3). Colpiscilo con il tuo Incantesimo.',
  left: '7 da Verde, 6 da te: al Troll restano 11 punti ferita su 24. A nessuno si è chiesto di annullare il tuo Incantesimo: contro un nemico si fa fronte comune. Quando cade, chi può prendere un oggetto?',
  'left.last': 'Chi colpisce per ultimo',
  'left.last.answer': 'I nemici non portano nulla.',
  'left.none': 'Nessuno',
  'left.none.answer': 'Nessun bottino: riprende il duello, e basta.',
  again:
    'Avete giocato entrambi un turno contro di lui: colpisce di nuovo. Verde risponde per primo, tu per ultimo, perché il turno era tuo. Si va avanti così finché non è battuto.',
};
