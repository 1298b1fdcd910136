export const en = {
  title: 'The High Wizard retires',
  goal: 'Nobody stays at the top for long. At the start of every turn but the first, a mage on High Wizard retires and makes room. Today it is yours.',
  mark: 'First mark the turn that has just ended with one of your Minor Spells. It stays on the turn track for the rest of the game. Take it from your reserve or from the Minor Spells box, as you like.',
  'EW-1.2': 'Before the mage leaves, mark the turn with a Minor Spell.',
  'EW-T1': 'Dice are for phase 2. Phase 1 is not over yet.',
  dragon: 'In return the Dragon is yours: this turn you go first. What becomes of the Minor Spell on the track?',
  'dragon.back': 'It comes back in phase 4',
  'dragon.back.answer': 'No. Only tokens in the Minor Spells box can be recovered, never those on the track.',
  'dragon.gone': 'It stays there for good',
  'dragon.gone.answer': 'Yes. So it costs least to take a token that was in the box already.',
  retire: 'Now choose a Magic User box for your mage. The Grey Magic under it stays under it[EW-1.4].',
  'EW-1.2.again': 'One token marks the turn, and one is enough.',
  empty:
    'High Wizard is free again, and phase 2 begins with you. Suppose nobody had been up there: who would hold the Dragon?',
  'empty.stays': 'Blue, as in the turn before',
  'empty.stays.answer': 'Yes. Without a High Wizard the Dragon stays where it is[EW-1.5].',
  'empty.moves': 'The next player clockwise',
  'empty.moves.answer': 'No. Only a High Wizard moves the Dragon; without one it stays with Blue.',
};

export const fr: typeof en = {
  title: 'Le Grand Druide se retire',
  goal: 'Personne ne reste longtemps au sommet. Au début de chaque tour, sauf le premier, le Grand Druide se retire et libère la place. Aujourd’hui, c’est le vôtre.',
  mark: 'Avec un de vos sorts mineurs, marquez d’abord le tour qui vient de finir. Il reste sur le compteur de tours jusqu’à la fin de la partie. Prenez-le dans votre réserve ou dans la case des sorts mineurs, à votre choix.',
  'EW-1.2': 'Avant que le magicien parte, marquez le tour avec un sort mineur.',
  'EW-T1': 'Les dés se lancent en phase 2. La phase 1 n’est pas finie.',
  dragon:
    'En échange, le dragon est à vous : vous commencez ce tour. Que devient le sort mineur sur le compteur de tours ?',
  'dragon.back': 'Il revient en phase 4',
  'dragon.back.answer': 'Non. Seuls les sorts mineurs de leur case se récupèrent, jamais ceux du compteur de tours.',
  'dragon.gone': 'Il y reste pour de bon',
  'dragon.gone.answer': 'Oui. Il est donc moins coûteux de prendre un sort mineur déjà dans la case.',
  retire:
    'Choisissez maintenant une case de simples Magiciens pour votre magicien. La magie grise qu’il a sous lui ne le quitte pas[EW-1.4].',
  'EW-1.2.again': 'Un seul sort mineur marque le tour, et cela suffit.',
  empty:
    'La place de Grand Druide est libre, et la phase 2 commence par vous. Et s’il n’y avait eu personne là-haut : qui détiendrait le dragon ?',
  'empty.stays': 'Bleu, comme au tour précédent',
  'empty.stays.answer': 'Oui. Sans Grand Druide, le dragon reste où il est[EW-1.5].',
  'empty.moves': 'Le joueur suivant dans le sens horaire',
  'empty.moves.answer': 'Non. Seul un Grand Druide fait changer le dragon de main ; sans lui, Bleu le garde.',
};

export const it: typeof en = {
  title: 'L’High Wizard si ritira',
  goal: 'In cima nessuno resta a lungo. All’inizio di ogni turno, tranne il primo, l’High Wizard si ritira e lascia il posto. Oggi tocca al tuo.',
  mark: 'Prima segna il turno appena finito con un tuo Incantesimo Minore. Resta sul registro dei turni fino alla fine della partita. Prendilo dalla riserva o dalla casella degli Incantesimi Minori, come vuoi.',
  'EW-1.2': 'Prima che il mago vada via, segna il turno con un Incantesimo Minore.',
  'EW-T1': 'I dadi sono per la fase 2. La fase 1 non è ancora finita.',
  dragon: 'In cambio il Drago è tuo: in questo turno sei il primo. Che ne è dell’Incantesimo Minore sul registro?',
  'dragon.back': 'Torna nella fase 4',
  'dragon.back.answer':
    'No. Si recuperano solo gli Incantesimi Minori nella loro casella, mai quelli sul registro dei turni.',
  'dragon.gone': 'Resta lì per sempre',
  'dragon.gone.answer': 'Sì. Costa quindi meno prenderne uno che era già nella casella.',
  retire: 'Ora scegli per il tuo mago una casella di Magic User. La Magia Grigia resta sotto di lui[EW-1.4].',
  'EW-1.2.again': 'Un solo Incantesimo Minore segna il turno, e basta quello.',
  empty:
    'Il posto di High Wizard è di nuovo libero, e la fase 2 comincia da te. Se lassù non ci fosse stato nessuno, chi avrebbe il Drago?',
  'empty.stays': 'Blu, come nel turno precedente',
  'empty.stays.answer': 'Sì. Senza un High Wizard il Drago resta dov’è[EW-1.5].',
  'empty.moves': 'Il giocatore successivo in senso orario',
  'empty.moves.answer': 'No. Solo un High Wizard sposta il Drago; altrimenti resta a Blu.',
};
