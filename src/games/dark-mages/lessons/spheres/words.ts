export const en = {
  title: 'Spheres of magic',
  eight:
    'Eight spheres, one for each character: battle, life, death, nature, fire, air, water, earth. You are a mage of fire, Green is one of water. Common magic belongs to nobody and gives no bonus.',
  can: 'Fireball, of fire, and Ice Storm, of water, both need arcane level 2, and yours is 1. But you can cast one of them all the same: attack Green.',
  'DM-A2': 'For a Spell of another sphere your level is too low.',
  'DM-A8': 'You hold a Spell that you can cast.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: 'Your own sphere gave you 1 more level, and 1 more on the attack roll: 11 and 1 are 12, a hit. At level 2 you rolled two d10: 6 and 7.',
  defend:
    'Against Spells of its own sphere, a mage’s armour class is 3 higher. What would you need to hit Green with Ice Storm?',
  'defend.ten': 'A total of 10',
  'defend.ten.answer': 'Ice Storm is a Spell of water, and Green a mage of water.',
  'defend.more': 'A total of 13',
  'defend.more.answer': '10 + 3. So do not throw water at a mage of water.',
};

export const fr: typeof en = {
  title: 'Les sphères de magie',
  eight:
    'Huit sphères, une par personnage : combat, vie, mort, nature, feu, air, eau, terre. Vous êtes magicien du feu, Vert de l’eau. La magie commune n’est à personne, et ne donne aucun bonus.',
  can: 'Boule de feu, du feu, et Tempête de grêle, de l’eau, demandent le niveau d’arcane 2, et le vôtre est 1. Pourtant, vous pouvez lancer l’une d’elles : attaquez Vert.',
  'DM-A2': 'Pour un Sort d’une autre sphère, votre niveau est trop bas.',
  'DM-A8': 'Vous avez un Sort que vous pouvez lancer.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: 'Votre propre sphère vous a donné 1 niveau de plus, et 1 de plus au jet d’attaque : 11 et 1 font 12, touché. Au niveau 2, vous avez lancé deux d10 : 6 et 7.',
  defend:
    'Contre les Sorts de leur sphère, les magiciens ont 3 de plus en classe d’armure. Que faudrait-il pour toucher Vert avec Tempête de grêle ?',
  'defend.ten': 'Un total de 10',
  'defend.ten.answer': 'Tempête de grêle est un Sort de l’eau, et Vert un magicien de l’eau.',
  'defend.more': 'Un total de 13',
  'defend.more.answer': '10 + 3. Ne lancez donc pas d’eau sur un magicien de l’eau.',
};

export const it: typeof en = {
  title: 'Le sfere di magia',
  eight:
    'Otto sfere, una per personaggio: battaglia, vita, morte, natura, fuoco, aria, acqua, terra. Tu sei un mago del fuoco, Verde uno dell’acqua. La magia comune non è di nessuno, e non dà bonus.',
  can: 'Palla di fuoco, del fuoco, e Tempesta di ghiaccio, dell’acqua, chiedono il livello arcano 2, e il tuo è 1. Eppure una delle due puoi lanciarla: attacca Verde.',
  'DM-A2': 'Per un Incantesimo di un’altra sfera il tuo livello è troppo basso.',
  'DM-A8': 'Hai un Incantesimo che puoi lanciare.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: 'La tua sfera ti ha dato 1 livello in più, e 1 in più al tiro per colpire: 11 e 1 fanno 12, colpito. Al livello 2 hai tirato due d10: 6 e 7.',
  defend:
    'Contro gli Incantesimi della propria sfera i maghi hanno 3 in più di classe armatura. Che cosa servirebbe per colpire Verde con Tempesta di ghiaccio?',
  'defend.ten': 'Un totale di 10',
  'defend.ten.answer': 'Tempesta di ghiaccio è un Incantesimo dell’acqua, e Verde un mago dell’acqua.',
  'defend.more': 'Un totale di 13',
  'defend.more.answer': '10 + 3. Dunque niente acqua contro un mago dell’acqua.',
};
