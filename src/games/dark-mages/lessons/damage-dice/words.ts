export const en = {
  title: 'Damage dice',
  level: 'Magic Missile says 1d6. With your staff you are at arcane level 2. How many dice will you roll?',
  'level.one': 'One d6',
  'level.one.re': 'That is level 1.',
  'level.two': 'Two d6',
  'level.two.re': 'One more die for each level above the first.',
  'level.double': 'One d6, doubled',
  'level.double.re': 'Only a critical hit doubles.',
  cast: 'Cast it. It also adds 3 to its attack roll.',
  'DM-A2': 'It needs level 3, and it is not of your sphere.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: '5 and 2: 7 damage. Which of these does not grow with your arcane level?',
  'told.scroll': 'A Scroll',
  'told.scroll.re': 'Spells, cantrips and Scrolls grow.',
  'told.wolf': 'My companion’s bite',
  'told.wolf.re': 'Companions, hexes, artifacts, enemies and healings roll just what they say[DM-A7].',
  hundred:
    'Dice go from the d4 to the d20. A d100, should a card ask for it, is two d10, tens and units; double zero is 100.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les dés de dégâts',
  level: 'Projectile magique dit 1d6. Avec votre bâton, vous êtes au niveau d’arcane 2. Combien de dés lancerez-vous ?',
  'level.one': 'Un d6',
  'level.one.re': 'C’est le niveau 1.',
  'level.two': 'Deux d6',
  'level.two.re': 'Un dé de plus par niveau après le premier.',
  'level.double': 'Un d6, doublé',
  'level.double.re': 'Seul un coup critique double.',
  cast: 'Lancez-le. Il ajoute aussi 3 à son jet d’attaque.',
  'DM-A2': 'Elle demande le niveau 3 et n’est pas de votre sphère.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '5 et 2 : 7 dégâts. Qu’est-ce qui, ici, ne grandit pas avec votre niveau d’arcane ?',
  'told.scroll': 'Un Parchemin',
  'told.scroll.re': 'Sorts, petite magie et Parchemins grandissent.',
  'told.wolf': 'La morsure de mon compagnon',
  'told.wolf.re': 'Compagnons, malédictions, artefacts, ennemis et guérisons lancent ce qui est écrit[DM-A7].',
  hundred:
    'Les dés vont du d4 au d20. Un d100, si une carte le demande, ce sont deux d10, dizaines et unités ; double zéro vaut 100.',
};

export const it: Words = {
  title: 'I dadi di danno',
  level: 'Dardo incantato dice 1d6. Con il bastone sei al livello arcano 2. Quanti dadi tirerai?',
  'level.one': 'Un d6',
  'level.one.re': 'È il livello 1.',
  'level.two': 'Due d6',
  'level.two.re': 'Un dado in più per ogni livello dopo il primo.',
  'level.double': 'Un d6, raddoppiato',
  'level.double.re': 'Raddoppia solo un colpo critico.',
  cast: 'Lancialo. Ha anche 3 al tiro per colpire.',
  'DM-A2': 'Chiede il livello 3 e non è della tua sfera.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '5 e 2: 7 danni. Quale di questi non cresce con il tuo livello arcano?',
  'told.scroll': 'Una Pergamena',
  'told.scroll.re': 'Incantesimi, trucchetti e Pergamene crescono.',
  'told.wolf': 'Il morso del mio compagno',
  'told.wolf.re': 'Compagni, maledizioni, artefatti, nemici e guarigioni tirano quel che c’è scritto[DM-A7].',
  hundred:
    'I dadi vanno dal d4 al d20. Un d100, se una carta lo chiede, sono due d10, decine e unità; doppio zero vale 100.',
};
