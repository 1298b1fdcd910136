export const en = {
  title: 'The attack roll: equal hits',
  need: 'An attack roll is a d20 plus bonuses, against the target’s armour class: Green’s is 10, and in this game an equal total hits. Thunderwave, a Spell of air, gives you, a mage of fire, no bonus. Which rolls hit?',
  'need.ten': '10 to 20',
  'need.ten.answer': '11 of 20: 55 in a hundred.',
  'need.eleven': '11 to 20',
  'need.eleven.answer': 'Equal is enough here.',
  cast: 'Cast it at Green.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1': 'You may, but then there is no attack in this turn (DM-A1).',
  told: 'Exactly 10: equal, so it hits, and does 6 damage. With an option of the game it would miss: see the lesson “The attack roll: equal misses”. What would Burning Hands, of your own sphere, fire, have given you?',
  'told.one': '1 more on the attack roll, and 1 more arcane level',
  'told.one.answer': 'Yes. But against it a target of that sphere has an armour class 3 higher.',
  'told.hit': 'It would have hit for certain',
  'told.hit.answer': 'Only a natural 20 hits for certain.',
  twenty:
    'A natural 20, on the die itself, always hits and doubles the damage. A natural 1 always misses, and you take the damage yourself. No shield and no Defense helps you then.',
  save: 'Hexes and Scrolls make no attack roll: the target makes a saving throw, a d20 that must stay strictly under its own armour class. They need no arcane level; a Scroll’s dice grow with yours, a Hex’s do not.',
};

export const fr: typeof en = {
  title: 'Le jet d’attaque : l’égalité touche',
  need: 'Un jet d’attaque est un d20 plus les bonus, contre la classe d’armure de la cible : celle de Vert est 10, et dans cette partie l’égalité touche. Vague tonnante est un Sort de l’air : pour vous, magicien du feu, aucun bonus. Avec quels résultats touchez-vous ?',
  'need.ten': 'De 10 à 20',
  'need.ten.answer': '11 sur 20 : 55 pour cent.',
  'need.eleven': 'De 11 à 20',
  'need.eleven.answer': 'Ici, l’égalité suffit.',
  cast: 'Lancez-la sur Vert.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1': 'C’est permis, mais alors pas d’attaque ce tour-ci (DM-A1).',
  told: 'Tout juste 10 : l’égalité touche, 6 dégâts. Avec une option du jeu, ce serait manqué : voyez la leçon « Le jet d’attaque : l’égalité manque ». Qu’auriez-vous gagné avec Mains brûlantes, de votre propre sphère, le feu ?',
  'told.one': '1 de plus au jet d’attaque, et 1 niveau d’arcane de plus',
  'told.one.answer': 'Oui. Mais contre ce Sort, une cible de cette sphère a 3 de plus en classe d’armure.',
  'told.hit': 'Le Sort aurait touché à coup sûr',
  'told.hit.answer': 'Seul un 20 naturel touche à coup sûr.',
  twenty:
    'Un 20 naturel, au dé lui-même, touche toujours et double les dégâts. Un 1 naturel manque toujours, et c’est vous qui subissez les dégâts. Ni bouclier ni Défense ne vous aident alors.',
  save: 'Malédictions et Parchemins se passent de jet d’attaque : la cible fait une sauvegarde, un d20 strictement au-dessous de sa propre classe d’armure. Ils ne demandent aucun niveau d’arcane ; un Parchemin gagne des dés avec le vôtre, pas une Malédiction.',
};

export const it: typeof en = {
  title: 'Il tiro per colpire: la parità colpisce',
  need: 'Un tiro per colpire è un d20 più i bonus, contro la classe armatura del bersaglio: quella di Verde è 10, e in questa partita la parità colpisce. Onda tonante è un Incantesimo dell’aria: per te, mago del fuoco, nessun bonus. Con quali risultati colpisci?',
  'need.ten': 'Da 10 a 20',
  'need.ten.answer': '11 su 20: il 55 per cento.',
  'need.eleven': 'Da 11 a 20',
  'need.eleven.answer': 'Qui basta la parità.',
  cast: 'Lanciala su Verde.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1': 'Si può, ma allora niente attacco in questo turno (DM-A1).',
  told: 'Giusto un 10: parità, dunque colpisce, 6 danni. Con un’opzione del gioco mancherebbe: vedi la lezione «Il tiro per colpire: la parità non basta». Che cosa ti avrebbe dato in più Mani brucianti, della tua sfera, il fuoco?',
  'told.one': '1 in più al tiro per colpire, e 1 livello arcano in più',
  'told.one.answer': 'Sì. Ma contro quell’Incantesimo un bersaglio di quella sfera ha 3 in più di classe armatura.',
  'told.hit': 'Avrebbe colpito di sicuro',
  'told.hit.answer': 'Solo un 20 naturale colpisce di sicuro.',
  twenty:
    'Un 20 naturale, sul dado stesso, colpisce sempre e raddoppia i danni. Un 1 naturale manca sempre, e i danni li subisci tu. Allora non ti aiutano né scudo né Difesa.',
  save: 'Maledizioni e Pergamene non fanno tiri per colpire: il bersaglio fa un tiro salvezza, un d20 strettamente sotto la propria classe armatura. Non chiedono alcun livello arcano; i dadi di una Pergamena crescono con il tuo, quelli di una Maledizione no.',
};
