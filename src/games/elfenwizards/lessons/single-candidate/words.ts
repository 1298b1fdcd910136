export const en = {
  title: 'One candidate, or one owner',
  goal: 'For this Wizard title Green’s Sorcerer is the only candidate: nobody stands beside it. May you place spells there?',
  'goal.block': 'Yes, beside any mage that competes',
  'goal.block.answer': 'Not here. Where one player owns every candidate, only that player may place spells.',
  'goal.no': 'No, only Green may',
  'goal.no.answer':
    'Nobody can be opposed where there is no opponent, and nobody else may place any spell there[EW-5.6].',
  both: 'Both candidates for the other Wizard title are yours, so nobody else can place there. But a candidate needs at least one point: place a spell beside the one that is to rise, whichever spell you can spare.',
  'EW-5.4': 'You may favour that mage too (EW-5.4). For now, follow the step: a point for one of the mages shown.',
  'EW-5.6': 'Green owns the only candidate there: nobody else may place spells.',
  'EW-5.6.box': 'Blue’s mage is alone in Box A: only Blue may place spells there.',
  'EW-5.13': 'You may pass, but without a point even a mage without rivals does not rise (EW-5.13).',
  box: 'The same holds in a Magic User box. Box B is all yours and leads to two titles: give one of its mages a point, too.',
  'EW-5.2': 'You can place a second spell, so you do not pass yet.',
  pass: 'Green and Blue have passed, and Green left its lone Sorcerer without a point. You have what you want: pass as well.',
  'EW-5.6.alone': 'You cannot help it, even if you want to: only Green may place spells there[EW-5.6].',
  'EW-5.7': 'You need no more. Minor Spells that you do not place stay in your reserve (EW-5.7): pass.',
  awarded:
    'High Wizard had no candidate and was not awarded. One of your Sorcerers is a Wizard, the other one is defeated. Why is Green’s Sorcerer defeated, too?',
  'awarded.point': 'It had no point',
  'awarded.point.answer': 'Yes. At least one point is needed, even alone.',
  'awarded.tie': 'There was a tie',
  'awarded.tie.answer': 'No, it was alone. But even alone it needs one point.',
};

export const fr: typeof en = {
  title: 'Un seul candidat, ou un seul propriétaire',
  goal: 'Pour ce titre de Druide, le Sorcier de Vert est le seul candidat : personne n’est à côté de lui. Pouvez-vous y placer des sorts ?',
  'goal.block': 'Oui, à côté de tout magicien en compétition',
  'goal.block.answer': 'Pas ici. Si un joueur possède tous les candidats, lui seul peut placer des sorts.',
  'goal.no': 'Non, seul Vert le peut',
  'goal.no.answer':
    'On ne s’oppose pas là où il n’y a pas d’adversaire, et personne d’autre ne peut y placer de sort[EW-5.6].',
  both: 'Les deux candidats à l’autre titre de Druide sont à vous : personne d’autre ne peut y placer de sort. Mais un candidat doit avoir au moins un point : placez à côté de celui qui doit monter le sort qui vous manquera le moins.',
  'EW-5.4':
    'Vous pouvez aussi favoriser ce magicien (EW-5.4). Pour l’instant, suivez l’étape : un point pour l’un des magiciens indiqués.',
  'EW-5.6': 'Là, seul Vert a un candidat : personne d’autre ne peut y placer de sorts.',
  'EW-5.6.box': 'Le magicien de Bleu est seul dans la case A : seul Bleu peut y placer des sorts.',
  'EW-5.13': 'Vous pouvez passer, mais sans un point, même un magicien sans rival ne monte pas (EW-5.13).',
  box: 'Il en va de même dans une case de simples Magiciens. La case B est toute à vous et mène à deux titres : donnez un point à l’un de ses magiciens.',
  'EW-5.2': 'Vous pouvez placer un second sort : on ne passe pas encore.',
  pass: 'Vert et Bleu ont passé, et Vert a laissé son Sorcier isolé sans un point. Vous avez ce qu’il vous faut : passez aussi.',
  'EW-5.6.alone': 'Vous ne pourriez pas l’aider, même si vous le vouliez : seul Vert peut y placer des sorts[EW-5.6].',
  'EW-5.7': 'Il ne vous en faut pas plus. Les sorts mineurs non placés restent dans votre réserve (EW-5.7) : passez.',
  awarded:
    'Le titre de Grand Druide n’avait pas de candidat et n’a pas été attribué. L’un de vos Sorciers est Druide, l’autre est déconfit. Pourquoi le Sorcier de Vert est-il déconfit lui aussi ?',
  'awarded.point': 'Il n’avait aucun point',
  'awarded.point.answer': 'Oui. Il faut au moins un point, même seul.',
  'awarded.tie': 'Il y avait égalité',
  'awarded.tie.answer': 'Non, il était seul. Mais même seul, il lui faut un point.',
};

export const it: typeof en = {
  title: 'Un solo candidato, o un solo proprietario',
  goal: 'Per questo titolo di Wizard il Sorcerer di Verde è l’unico candidato: accanto non c’è nessuno. Puoi piazzare lì degli incantesimi?',
  'goal.block': 'Sì, accanto a qualsiasi mago che può salire',
  'goal.block.answer': 'Qui no. Dove tutti i candidati sono di un solo giocatore, solo lui può piazzare incantesimi.',
  'goal.no': 'No, può farlo solo Verde',
  'goal.no.answer':
    'Non ci si oppone dove non c’è un avversario, e nessun altro può piazzare lì un incantesimo[EW-5.6].',
  both: 'I due candidati all’altro titolo di Wizard sono tuoi, e nessun altro può piazzare lì. Ma a un candidato serve almeno un punto: accanto a quello che deve salire metti l’incantesimo di cui puoi fare a meno.',
  'EW-5.4': 'Puoi favorire anche quel mago (EW-5.4). Per ora segui il passo: un punto a uno dei maghi indicati.',
  'EW-5.6': 'Lì l’unico candidato è di Verde: nessun altro può piazzare incantesimi.',
  'EW-5.6.box': 'Il mago di Blu è solo nella casella A: lì può piazzare solo Blu.',
  'EW-5.13': 'Puoi passare, ma senza un punto non sale nemmeno un mago senza rivali (EW-5.13).',
  box: 'Vale anche per le caselle di Magic User. La casella B è tutta tua e porta a due titoli: dai un punto a uno dei suoi maghi.',
  'EW-5.2': 'Puoi piazzare un secondo incantesimo: non si passa ancora.',
  pass: 'Verde e Blu hanno passato, e Verde ha lasciato il suo Sorcerer senza un punto. Tu hai quello che vuoi: passa anche tu.',
  'EW-5.6.alone': 'Non puoi aiutarlo, nemmeno volendo: lì può piazzare solo Verde[EW-5.6].',
  'EW-5.7': 'Non ti serve altro. Gli Incantesimi Minori non piazzati restano nella riserva (EW-5.7): passa.',
  awarded:
    'Il titolo di High Wizard non aveva candidati e non è stato assegnato. Uno dei tuoi Sorcerer è Wizard, l’altro è sconfitto. Perché è sconfitto anche il Sorcerer di Verde?',
  'awarded.point': 'Non aveva punti',
  'awarded.point.answer': 'Sì. Serve almeno un punto, anche da soli.',
  'awarded.tie': 'C’era parità',
  'awarded.tie.answer': 'No, era solo. Ma anche da solo gli serve un punto.',
};
