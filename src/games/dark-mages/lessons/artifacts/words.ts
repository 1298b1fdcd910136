export const en = {
  title: 'Artifacts',
  use: 'There are three Artifacts in the deck, and each says itself what it does. You are infected and have 30 hit points: use the Talisman of Pure Good.',
  'DM-P5': 'Allowed, and the Talisman may be used in the attack too (DM-P5). Use it now.',
  healed: '25 hit points are back, and the Infection is cured. Was that your Healing of this turn?',
  'healed.yes': 'Yes',
  'healed.yes.re': 'An Artifact is a type of its own.',
  'healed.no': 'No',
  'healed.no.re': 'You could still play a Healing card.',
  attack:
    'The Sphere of Annihilation attacks: a roll at +2, four d10, and a companion that is hit is gone. Aim it at Green.',
  'DM-A8': 'You hold an attack that you can play.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: '13 + 2 against the Guardian’s 14: a hit. 10 damage would have left it 16 hit points, but it is discarded all the same.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les Artefacts',
  use: 'Le jeu compte trois Artefacts, et chacun dit ce qu’il fait. Vous êtes infecté et avez 30 points de vie : utilisez le Talisman du bien ultime.',
  'DM-P5': 'C’est permis, et le Talisman peut servir aussi pendant l’attaque (DM-P5). Utilisez-le maintenant.',
  healed: '25 points de vie de retour, et l’Infection est guérie. Était-ce votre Guérison du tour ?',
  'healed.yes': 'Oui',
  'healed.yes.re': 'Un Artefact est un type à part.',
  'healed.no': 'Non',
  'healed.no.re': 'Vous pourriez encore jouer une Guérison.',
  attack: 'La Sphère d’annihilation attaque : un jet à +2, quatre d10, et un compagnon touché disparaît. Visez Vert.',
  'DM-A8': 'Vous avez une attaque jouable.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '13 + 2 contre 14 pour le Garde animé : touché. 10 dégâts lui auraient laissé 16 points de vie, mais il est défaussé quand même.',
};

export const it: Words = {
  title: 'Gli Artefatti',
  use: 'Nel mazzo ci sono tre Artefatti, e ognuno dice che cosa fa. Sei infetto e hai 30 punti ferita: usa il Talismano del puro bene.',
  'DM-P5': 'Si può, e il Talismano si usa anche nell’attacco (DM-P5). Usalo ora.',
  healed: '25 punti ferita recuperati, e l’Infezione è curata. Era la tua Guarigione del turno?',
  'healed.yes': 'Sì',
  'healed.yes.re': 'Un Artefatto è un tipo a sé.',
  'healed.no': 'No',
  'healed.no.re': 'Potresti ancora giocare una Guarigione.',
  attack:
    'La Sfera dell’annientamento attacca: un tiro a +2, quattro d10, e un compagno colpito sparisce. Mira a Verde.',
  'DM-A8': 'Hai un attacco giocabile.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '13 + 2 contro 14 del Guardiano: colpito. 10 danni gli avrebbero lasciato 16 punti ferita, ma si scarta lo stesso.',
};
