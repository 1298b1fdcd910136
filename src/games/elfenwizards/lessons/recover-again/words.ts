export const en = {
  title: 'Phase 6: recover Minor Spells again',
  goal: 'The competition is over, and the Minor Spells you used have joined the others in this box. Phase 6 gives you a second chance to buy them back.',
  use: 'It goes as in phase 4: one for every 2 pips. Choose your 4.',
  'EW-6.1': 'Taking dice back unused is allowed in this phase (EW-6.1). But this 4 could buy two tokens first.',
  'EW-4.1': 'No pips, no tokens: choose a die first.',
  'EW-4.2': 'You may leave everything as it is (EW-4.2). But your 4 buys two tokens.',
  recover: 'Recover two Minor Spells with it.',
  'EW-4.1.chosen': 'A die is chosen. Recover with it, or put it back first.',
  'EW-4.1.lost': 'A fifth pip would be lost: tokens cost 2 pips each (EW-4.1). Recover with the 4.',
  one: 'A 1 is left, too small to buy anything. In this phase you may take it back unused, or leave it in the box, even if you have not recovered everything[EW-6.1].',
  'EW-4.1.alone': 'One pip buys nothing: a Minor Spell costs 2 (EW-4.1). Take it back, or be done.',
  next: 'Blue goes next with its 5. Suppose it leaves the 5 in the box: what happens to that die in the next turn?',
  'next.rolled': 'It is rolled in phase 2',
  'next.rolled.answer': 'No. Only dice in front of a player are rolled.',
  'next.face': 'It stays there as a 5',
  'next.face.answer':
    'Yes: it is not rolled[EW-2.1]. So a high die may well wait in the box, and a 1 is better taken back and rolled.',
};

export const fr: typeof en = {
  title: 'Phase 6 : récupérer encore des sorts mineurs',
  goal: 'La compétition est finie, et les sorts mineurs utilisés ont rejoint les autres dans cette case. La phase 6 vous donne une seconde occasion de les racheter.',
  use: 'C’est comme en phase 4 : un pour 2 points. Choisissez votre 4.',
  'EW-6.1': 'Dans cette phase, un dé inutilisé peut se reprendre (EW-6.1). Mais ce 4 rachète d’abord deux jetons.',
  'EW-4.1': 'Sans points, pas de jeton : choisissez d’abord un dé.',
  'EW-4.2': 'Vous pouvez tout laisser en place (EW-4.2). Mais votre 4 rachète deux jetons.',
  recover: 'Récupérez deux sorts mineurs grâce à ce dé.',
  'EW-4.1.chosen': 'Un dé est choisi. Récupérez avec lui, ou reposez-le d’abord.',
  'EW-4.1.lost': 'Un cinquième point serait perdu : un jeton coûte 2 points (EW-4.1). Récupérez avec le 4.',
  one: 'Il reste un 1, trop petit pour racheter quoi que ce soit. Dans cette phase, vous pouvez le reprendre ou le laisser dans la case, même sans avoir tout récupéré[EW-6.1].',
  'EW-4.1.alone': 'Un point ne rachète rien : un sort mineur en coûte 2 (EW-4.1). Reprenez-le, ou terminez.',
  next: 'C’est à Bleu, avec son 5. S’il laisse ce 5 dans la case, que devient ce dé au tour suivant ?',
  'next.rolled': 'Il est lancé en phase 2',
  'next.rolled.answer': 'Non. On ne lance que les dés qu’on a devant soi.',
  'next.face': 'Il y reste, sur le 5',
  'next.face.answer':
    'Oui : on ne le lance pas[EW-2.1]. Un dé élevé peut donc bien attendre là ; un 1, mieux vaut le reprendre et le lancer.',
};

export const it: typeof en = {
  title: 'Fase 6: recuperare ancora Incantesimi Minori',
  goal: 'I duelli sono finiti, e gli Incantesimi Minori usati hanno raggiunto gli altri in questa casella. La fase 6 ti dà una seconda occasione di ricomprarli.',
  use: 'Si fa come nella fase 4: uno ogni 2 punti. Scegli il tuo 4.',
  'EW-6.1': 'In questa fase un dado non usato si può riprendere (EW-6.1). Ma prima questo 4 ricompra due gettoni.',
  'EW-4.1': 'Senza punti niente gettoni: prima scegli un dado.',
  'EW-4.2': 'Puoi lasciare tutto com’è (EW-4.2). Ma il tuo 4 ricompra due gettoni.',
  recover: 'Con quel dado recupera due Incantesimi Minori.',
  'EW-4.1.chosen': 'Hai scelto un dado. Recupera con quello, o prima rimettilo giù.',
  'EW-4.1.lost': 'Un quinto punto andrebbe perso: ogni gettone costa 2 punti (EW-4.1). Recupera con il 4.',
  one: 'Resta un 1, troppo piccolo per comprare qualcosa. In questa fase puoi riprenderlo o lasciarlo nella casella, anche senza aver recuperato tutto[EW-6.1].',
  'EW-4.1.alone':
    'Un punto non compra nulla: un Incantesimo Minore ne costa 2 (EW-4.1). Riprendilo, o di’ che hai finito.',
  next: 'Ora tocca a Blu, con il suo 5. Se lascia il 5 nella casella, che ne è di quel dado nel prossimo turno?',
  'next.rolled': 'Si lancia nella fase 2',
  'next.rolled.answer': 'No. Si lanciano solo i dadi davanti a un giocatore.',
  'next.face': 'Resta lì con il suo 5',
  'next.face.answer':
    'Sì: non si lancia[EW-2.1]. Un dado alto può quindi aspettare lì; un 1 è meglio riprenderlo e lanciarlo.',
};
