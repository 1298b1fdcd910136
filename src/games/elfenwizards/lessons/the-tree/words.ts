export const en = {
  title: 'The tree and what lies around it',
  goal: 'Lift your mages up this tree. From High Wizard at the top down to the four Magic User boxes there are five ranks, and the higher a mage stands, the more it scores.',
  ladders:
    'Mages climb by the ladders. These two Sorcerers both lead to one Wizard title; Box A leads to two Necromancer titles. How many mages can fight for one Wizard title?',
  'ladders.two': 'Two',
  'ladders.two.answer':
    'Yes. Every title above Necromancer has two titles under it, so two candidates at most. Only the Magic User boxes are larger fights.',
  'ladders.four': 'Four',
  'ladders.four.answer': 'There are four Sorcerers, but only two have a ladder to each Wizard title.',
  room: 'A title holds one mage. A Magic User box holds any number of them.',
  defeated:
    'Whoever loses a fight for a title waits in the Defeated box of its rank. On the printed board those of Wizards and Sorcerers show a Grey Magic token: whoever falls from there to the bottom loses points.',
  boxes:
    'Your dice go here: one Major Spell box for each rank that can rise. A die on the Sorcerer spells helps Sorcerers, and nobody else.',
  other:
    'Two more boxes: Minor Spells and Grey Magic, where all Grey Magic tokens start. The turn track has four spaces, for four turns at most.',
  mages:
    'You are Red, against Green and Blue; Yellow, Black and White join with more than three players. A table says where each guild starts; ours is a reconstruction. Mages it does not need stay out of play.',
  roll: 'Each player has 7 dice, the Major Spells, and 7 Minor Spells in reserve. Nothing is hidden[EW-H1], so you can always count. Roll your dice.',
  'EW-2.1': 'Before you can place a die, roll them all.',
  'EW-T1': 'Helping mages comes in phase 5. First, phase 2: roll your dice.',
};

export const fr: typeof en = {
  title: 'L’arbre et ce qui l’entoure',
  goal: 'Faites monter vos magiciens dans cet arbre. Du Grand Druide, au sommet, aux quatre cases de simples Magiciens, il y a cinq rangs : plus un magicien est haut, plus il rapporte.',
  ladders:
    'Les magiciens montent par les échelles. Ces deux Sorciers mènent à un même titre de Druide ; la case A mène à deux titres de Nécromancien. Combien de magiciens peuvent lutter pour un titre de Druide ?',
  'ladders.two': 'Deux',
  'ladders.two.answer':
    'Oui. Sous chaque titre plus haut que Nécromancien, il y en a deux autres : donc deux candidats au plus. Seules les cases de simples Magiciens en ont davantage.',
  'ladders.four': 'Quatre',
  'ladders.four.answer':
    'Il y a bien quatre Sorciers, mais deux seulement ont une échelle vers un même titre de Druide.',
  room: 'Un titre n’accueille qu’un magicien. Une case de simples Magiciens en accueille autant qu’on veut.',
  defeated:
    'Qui perd la lutte pour un titre attend dans la case Déconfiture de son rang. Sur le plateau imprimé, celles des Druides et des Sorciers montrent un jeton de magie grise : tomber de là tout en bas coûtera des points.',
  boxes:
    'Vos dés vont ici : une case de sorts majeurs pour chaque rang qui peut monter. Un dé de la case des sorts de Sorcier aide les Sorciers, et personne d’autre.',
  other:
    'Deux cases encore : les sorts mineurs et la magie grise, où commencent tous les jetons de magie grise. Le compteur de tours a quatre cases, pour quatre tours au plus.',
  mages:
    'Vous êtes Rouge, contre Vert et Bleu ; à plus de trois joueurs s’ajoutent Jaune, Noir et Blanc. Un tableau dit où commence chaque guilde ; le nôtre est une reconstitution. Les magiciens en trop restent dans la boîte.',
  roll: 'Chacun a 7 dés, les sorts majeurs, et 7 sorts mineurs en réserve. Rien n’est caché[EW-H1] : vous pouvez toujours compter. Lancez vos dés.',
  'EW-2.1': 'Avant de placer un dé, lancez-les tous.',
  'EW-T1': 'On aide les magiciens en phase 5. D’abord la phase 2 : lancez vos dés.',
};

export const it: typeof en = {
  title: 'L’albero e ciò che gli sta intorno',
  goal: 'Fai salire i tuoi maghi su questo albero. Dall’High Wizard in cima alle quattro caselle di Magic User ci sono cinque ranghi: più un mago sta in alto, più vale.',
  ladders:
    'I maghi salgono per le scale. Questi due Sorcerer portano allo stesso titolo di Wizard; la casella A porta a due titoli di Necromancer. Quanti maghi possono contendersi un titolo di Wizard?',
  'ladders.two': 'Due',
  'ladders.two.answer':
    'Sì. Sotto ogni titolo più alto di Necromancer ce ne sono due: quindi due candidati al massimo. Solo in una casella di Magic User i candidati possono essere di più.',
  'ladders.four': 'Quattro',
  'ladders.four.answer': 'I Sorcerer sono quattro, ma solo due hanno una scala verso lo stesso titolo di Wizard.',
  room: 'Un titolo ospita un solo mago. Una casella di Magic User ne ospita quanti si vuole.',
  defeated:
    'Chi perde la contesa per un titolo aspetta nella casella degli sconfitti del suo rango. Sul tabellone stampato quelle di Wizard e Sorcerer mostrano un gettone di Magia Grigia: chi cade da lì fino in fondo perde punti.',
  boxes:
    'I tuoi dadi vanno qui: una casella di Incantesimi Maggiori per ogni rango che può salire. Un dado nella casella degli Incantesimi da Sorcerer aiuta i Sorcerer e nessun altro.',
  other:
    'Altre due caselle: gli Incantesimi Minori e la Magia Grigia, dove all’inizio sono tutti i gettoni di Magia Grigia. Il registro dei turni ha quattro spazi, per quattro turni al massimo.',
  mages:
    'Tu sei Rosso, contro Verde e Blu; con più di tre giocatori si aggiungono Giallo, Nero e Bianco. Una tabella dice dove comincia ogni gilda; la nostra è una ricostruzione. I maghi che non servono restano nella scatola.',
  roll: 'Ognuno ha 7 dadi, gli Incantesimi Maggiori, e 7 Incantesimi Minori nella riserva. Niente è nascosto[EW-H1]: puoi sempre contare. Lancia i tuoi dadi.',
  'EW-2.1': 'Prima di piazzare un dado, lanciali tutti.',
  'EW-T1': 'I maghi si aiutano nella fase 5. Prima c’è la fase 2: lancia i dadi.',
};
