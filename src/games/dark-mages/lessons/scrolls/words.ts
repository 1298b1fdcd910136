export const en = {
  title: 'Scrolls',
  level:
    'Scrolls need no attack roll and no arcane level: the target saves, or takes the damage. You are at level 2. Which card can you play?',
  'level.swarm': 'Meteor Swarm, level 3',
  'level.swarm.re': 'Your level is too low, and it is not of your sphere.',
  'level.scroll': 'The Scroll of Cloudkill',
  'level.scroll.re': 'Everybody can use it at every level. But its dice grow with yours.',
  cast: 'Read the Scroll to Green: 1d10 printed, so two d10 for you.',
  'DM-A2': 'It needs arcane level 3.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: 'Green rolls 15, and 10 armour class asks for 9 or less: the save fails. 7 and 8 are 15 damage.',
  crit: 'Could a Scroll be a critical hit, or a fumble?',
  'crit.yes': 'Yes, on a 20 or a 1',
  'crit.yes.re': 'Those belong to attack rolls.',
  'crit.no': 'No, it makes no attack roll',
  'crit.no.re': 'So a Scroll is safe for its reader, unless it is turned back.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les Parchemins',
  level:
    'Les Parchemins n’ont besoin ni de jet d’attaque ni de niveau d’arcane : la cible réussit sa sauvegarde, ou subit les dégâts. Vous êtes au niveau 2. Quelle carte pouvez-vous jouer ?',
  'level.swarm': 'Nuée de météores, niveau 3',
  'level.swarm.re': 'Votre niveau est trop bas, et elle n’est pas de votre sphère.',
  'level.scroll': 'Le Parchemin de brume mortelle',
  'level.scroll.re': 'Chacun peut l’utiliser à tout niveau. Mais ses dés grandissent avec le vôtre.',
  cast: 'Lisez le Parchemin à Vert : 1d10 imprimé, donc deux d10 pour vous.',
  'DM-A2': 'Elle demande le niveau d’arcane 3.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: 'Vert fait 15, et une classe d’armure de 10 demande 9 ou moins : la sauvegarde échoue. 7 et 8 font 15 dégâts.',
  crit: 'Un Parchemin peut-il faire un coup critique, ou un coup raté ?',
  'crit.yes': 'Oui, sur un 20 ou un 1',
  'crit.yes.re': 'Cela n’arrive qu’aux jets d’attaque.',
  'crit.no': 'Non, il ne fait pas de jet d’attaque',
  'crit.no.re': 'Un Parchemin est donc sans risque pour son lecteur, sauf s’il est renvoyé.',
};

export const it: Words = {
  title: 'Le Pergamene',
  level:
    'Le Pergamene non chiedono né tiro per colpire né livello arcano: il bersaglio si salva, o subisce i danni. Sei al livello 2. Quale carta puoi giocare?',
  'level.swarm': 'Sciame di meteore, livello 3',
  'level.swarm.re': 'Il tuo livello è troppo basso, e non è della tua sfera.',
  'level.scroll': 'La Pergamena della nube mortale',
  'level.scroll.re': 'Chiunque può usarla a ogni livello. Ma i suoi dadi crescono con il tuo.',
  cast: 'Leggi la Pergamena a Verde: 1d10 stampato, dunque due d10 per te.',
  'DM-A2': 'Chiede il livello arcano 3.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: 'Verde tira 15, e classe armatura 10 chiede 9 o meno: il tiro fallisce. 7 e 8 fanno 15 danni.',
  crit: 'Una Pergamena può dare un colpo critico, o un fallimento critico?',
  'crit.yes': 'Sì, con un 20 o un 1',
  'crit.yes.re': 'Succede solo nei tiri per colpire.',
  'crit.no': 'No, non fa un tiro per colpire',
  'crit.no.re': 'Una Pergamena è dunque sicura per chi la legge, se non viene riflessa.',
};
