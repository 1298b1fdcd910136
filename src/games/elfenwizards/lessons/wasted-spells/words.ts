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
  pass: 'Green came to 4 points against your 5 and has nothing more to place; Blue has passed. Minor Spells that you keep stay in your reserve: place one more, or pass?',
  'EW-5.7':
    'Nobody can answer you any more, so that token would do nothing. In your reserve it is not wasted (EW-5.7).',
  'EW-5.4.other': 'Allowed (EW-5.4), and it could matter there. But this lesson is about what stays in reserve: pass.',
  back: 'You are High Wizard. The Minor Spells you used lie in their box. Where are your dice from the four rank boxes, and the wasted 6?',
  'back.front': 'All in front of me again',
  'back.front.answer': 'Yes, and you roll them in the next turn: wasted dice come back, too[EW-5.7].',
  'back.stay': 'The 6 stays in its box',
  'back.stay.answer': 'No. The wasted die comes back with the others; it only had no effect.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les sorts gaspillés, et où vont les sorts ensuite',
  goal: 'Votre meilleur dé, un 6, est dans la case des Sorciers. Mais il n’y a aucun Sorcier dans l’arbre. À quoi sert ce 6 ?',
  'goal.any': 'Il peut aider mon Druide',
  'goal.any.answer': 'Non. Un dé ne favorise que les magiciens du rang de sa case, et il ne bouge plus.',
  'goal.none': 'À rien : il est gaspillé',
  'goal.none.answer': 'Voilà pourquoi on regarde l’arbre avant de placer ses dés.',
  first: 'Utilisez bien les autres. Votre Druide lutte pour être Grand Druide : placez le 4 à côté de lui.',
  'EW-5.5': 'Le 6 est un sort de Sorcier. Il n’aide aucun autre rang, et il n’y a pas de Sorcier.',
  'EW-5.7.all': 'Tous vos dés seraient alors gaspillés (EW-5.7). Placez ce qui peut aider.',
  'EW-5.4': 'Vous pouvez favoriser ce magicien (EW-5.4). Mais c’est votre Druide qui a besoin d’aide.',
  second: 'Vert a un 3, et un sort mineur. Ajoutez un sort mineur à votre Druide.',
  'EW-5.2': 'Vous pouvez placer un second sort : on ne passe pas encore.',
  pass: 'Vert est arrivé à 4 points contre vos 5, et n’a plus rien à placer ; Bleu a passé. Vos sorts mineurs non placés restent en réserve : en placer encore un, ou passer ?',
  'EW-5.7':
    'Personne ne peut plus vous répondre : ce jeton ne changerait rien. Dans votre réserve, il n’est pas gaspillé (EW-5.7).',
  'EW-5.4.other':
    'C’est permis (EW-5.4), et cela pourrait compter. Mais cette leçon porte sur ce qui reste en réserve : passez.',
  back: 'Vous êtes Grand Druide. Les sorts mineurs utilisés sont dans leur case. Où sont vos dés des quatre cases de rang, et le 6 gaspillé ?',
  'back.front': 'Tous de nouveau devant moi',
  'back.front.answer': 'Oui, et vous les lancez au tour suivant : les dés gaspillés reviennent aussi[EW-5.7].',
  'back.stay': 'Le 6 reste dans sa case',
  'back.stay.answer': 'Non. Le dé gaspillé revient avec les autres ; il est seulement resté sans effet.',
};

export const it: Words = {
  title: 'Incantesimi sprecati, e dove vanno poi gli incantesimi',
  goal: 'Il tuo dado migliore, un 6, è nella casella dei Sorcerer. Ma sull’albero non c’è nessun Sorcerer. A che cosa serve il 6?',
  'goal.any': 'Può aiutare il mio Wizard',
  'goal.any.answer': 'No. Un dado favorisce solo i maghi del rango della sua casella, e non si sposta più.',
  'goal.none': 'A niente: è sprecato',
  'goal.none.answer': 'Per questo si guarda l’albero prima di piazzare i dadi.',
  first: 'Usa bene gli altri. Il tuo Wizard lotta per il titolo di High Wizard: piazza il 4 accanto a lui.',
  'EW-5.5': 'Il 6 è un incantesimo da Sorcerer. Non aiuta altri ranghi, e di Sorcerer non ce ne sono.',
  'EW-5.7.all': 'Così tutti i tuoi dadi sarebbero sprecati (EW-5.7). Piazza quello che può aiutare.',
  'EW-5.4': 'Puoi favorire quel mago (EW-5.4). Ma ora è il tuo Wizard ad aver bisogno di aiuto.',
  second: 'Verde ha un 3, e un Incantesimo Minore. Aggiungi un Incantesimo Minore al tuo Wizard.',
  'EW-5.2': 'Puoi piazzare un secondo incantesimo: non si passa ancora.',
  pass: 'Verde è arrivato a 4 punti contro i tuoi 5, e non ha più niente da piazzare; Blu ha passato. Gli Incantesimi Minori non piazzati restano nella riserva: ne piazzi ancora uno, o passi?',
  'EW-5.7': 'Nessuno può più risponderti: quel gettone non cambierebbe nulla. Nella riserva non è sprecato (EW-5.7).',
  'EW-5.4.other':
    'Puoi farlo (EW-5.4), e lì potrebbe contare. Ma questa lezione parla di ciò che resta nella riserva: passa.',
  back: 'Sei High Wizard. Gli Incantesimi Minori usati sono nella loro casella. Dove sono i dadi delle quattro caselle dei ranghi, e il 6 sprecato?',
  'back.front': 'Tutti di nuovo davanti a me',
  'back.front.answer': 'Sì, e li lanci nel prossimo turno: tornano anche i dadi sprecati[EW-5.7].',
  'back.stay': 'Il 6 resta nella sua casella',
  'back.stay.answer': 'No. Il dado sprecato torna con gli altri; solo, non ha avuto effetto.',
};
