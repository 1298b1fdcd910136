export const en = {
  title: 'Defense: the Shield of Reflection',
  answer:
    'Ice Storm is aimed at you. A Dodge avoids it; the Shield of Reflection turns a Spell or a Scroll back on its caster. What do you answer?',
  'DM-D2.dodge': 'Allowed, but a Dodge only avoids it; the Shield turns it back (DM-D2).',
  'DM-D2.pass': 'You may, but such a Spell is worth turning back (DM-D2).',
  who: 'Now it is aimed at Green, who is asked. What could answer your reflection?',
  'who.counter': 'A Counterspell',
  'who.counter.answer': 'Not against a reflection.',
  'who.two': 'A Dodge or another Shield of Reflection',
  'who.two.answer': 'A Shield would send it back to you; a Dodge ends it. The last card played counts first.',
  told: 'Green rolls against itself: 14 and 1 for its own sphere against 10 and 3, as a mage of water. A hit, and Green loses 20 to its own Ice Storm.',
  hex: 'When a Spell is turned back, a 1 only misses, without a fumble[DM-D2]. A shield companion of Green’s would have taken the Spell in Green’s place. Which of these cards could you not have turned back?',
  'hex.scroll': 'A Scroll',
  'hex.scroll.answer': 'Its caster would have to save against it.',
  'hex.hex': 'A Hex',
  'hex.hex.answer': 'Only Spells and Scrolls fly back. Against a Hex there is the Dodge.',
};

export const fr: typeof en = {
  title: 'Défenses : le Bouclier de réflexion',
  answer:
    'Tempête de grêle vous vise. Une Esquive l’évite ; le Bouclier de réflexion renvoie un Sort ou un Parchemin à son lanceur. Que répondez-vous ?',
  'DM-D2.dodge': 'C’est permis, mais l’Esquive ne fait qu’éviter ; le Bouclier renvoie (DM-D2).',
  'DM-D2.pass': 'C’est permis, mais un tel Sort mérite d’être renvoyé (DM-D2).',
  who: 'Vert est visé à présent, et c’est à lui de répondre. Qu’est-ce qui répondrait au Sort renvoyé ?',
  'who.counter': 'Un Contresort',
  'who.counter.answer': 'Pas contre un renvoi.',
  'who.two': 'Une Esquive ou un autre Bouclier de réflexion',
  'who.two.answer': 'Un Bouclier vous le renverrait ; une Esquive y met fin. La dernière carte jouée compte d’abord.',
  told: 'Vert lance contre lui-même : 14 et 1 pour sa sphère, contre 10 et 3, car c’est un magicien de l’eau. Touché : Vert perd 20 points de vie sous sa propre Tempête de grêle.',
  hex: 'Quand un Sort est renvoyé, un 1 ne fait que manquer, sans coup raté[DM-D2]. Un compagnon bouclier de Vert aurait encaissé le Sort à sa place. Laquelle de ces cartes n’auriez-vous pas pu renvoyer ?',
  'hex.scroll': 'Un Parchemin',
  'hex.scroll.answer': 'Son lanceur devrait alors faire une sauvegarde.',
  'hex.hex': 'Une Malédiction',
  'hex.hex.answer': 'Seuls les Sorts et les Parchemins repartent. Contre une Malédiction, il y a l’Esquive.',
};

export const it: typeof en = {
  title: 'Difese: lo Scudo riflettente',
  answer:
    'Tempesta di ghiaccio mira a te. Una Schivata la evita; lo Scudo riflettente rimanda un Incantesimo o una Pergamena a chi l’ha lanciato. Che cosa rispondi?',
  'DM-D2.dodge': 'Si può, ma la Schivata evita soltanto; lo Scudo riflette (DM-D2).',
  'DM-D2.pass': 'Si può, ma un Incantesimo così merita di essere riflesso (DM-D2).',
  who: 'Ora il bersaglio è Verde, e tocca a lui rispondere. Che cosa risponderebbe all’Incantesimo riflesso?',
  'who.counter': 'Un Controincantesimo',
  'who.counter.answer': 'Non contro un riflesso.',
  'who.two': 'Una Schivata o un altro Scudo riflettente',
  'who.two.answer': 'Uno Scudo te lo rimanderebbe; una Schivata lo ferma. L’ultima carta giocata vale per prima.',
  told: 'Verde tira contro se stesso: 14 e 1 per la sua sfera contro 10 e 3, perché è un mago dell’acqua. Colpito: Verde perde 20 con la sua stessa Tempesta di ghiaccio.',
  hex: 'Quando un Incantesimo è riflesso, un 1 manca soltanto, senza fallimento critico[DM-D2]. Un compagno scudo di Verde avrebbe subito l’Incantesimo al suo posto. Quale di queste carte non avresti potuto riflettere?',
  'hex.scroll': 'Una Pergamena',
  'hex.scroll.answer': 'Chi l’ha lanciata dovrebbe fare il tiro salvezza.',
  'hex.hex': 'Una Maledizione',
  'hex.hex.answer': 'Tornano indietro solo Incantesimi e Pergamene. Contro una Maledizione c’è la Schivata.',
};
