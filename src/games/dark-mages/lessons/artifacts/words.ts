export const en = {
  title: 'Artifacts',
  use: 'The three Artifacts in the deck each say what they do. You are infected: at the start of each turn an Infection may do you 1d8 damage, and you have 30 hit points left. What do you play?',
  'DM-P5': 'Allowed, and the Talisman may be used in the attack too (DM-P5). Use it now.',
  healed: 'The Talisman gave you back 25 hit points and cured the Infection. Was that your Healing for this turn?',
  'healed.yes': 'Yes',
  'healed.yes.answer': 'An Artifact is a type of its own.',
  'healed.no': 'No',
  'healed.no.answer': 'You could still play a Healing card.',
  attack:
    'The Sphere of Annihilation attacks with +2 and four d10, and removes any companion that it hits. Aim it at Green, whose Guardian is a shield.',
  'DM-A8': 'You hold an attack that you can play.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: 'Green’s shield, the Guardian, stepped in: 13 + 2 against its 14 is a hit. 10 damage would not fell it, but the Sphere removes any companion that it hits.',
};

export const fr: typeof en = {
  title: 'Les Artefacts',
  use: 'Chacun des trois Artefacts du jeu dit ce qu’il fait. Vous souffrez d’une Infection, qui peut vous faire 1d8 dégâts au début de vos tours, et il vous reste 30 points de vie. Que jouez-vous ?',
  'DM-P5': 'C’est permis, et le Talisman peut servir aussi pendant l’attaque (DM-P5). Utilisez-le maintenant.',
  healed: 'Le Talisman vous a rendu 25 points de vie et a guéri l’Infection. Était-ce votre Guérison du tour ?',
  'healed.yes': 'Oui',
  'healed.yes.answer': 'Un Artefact est un type à part.',
  'healed.no': 'Non',
  'healed.no.answer': 'Vous pourriez encore jouer une Guérison.',
  attack:
    'La Sphère d’annihilation attaque à +2 avec quatre d10, et fait disparaître tout compagnon touché. Visez Vert, qui a le Garde animé pour bouclier.',
  'DM-A8': 'Vous avez une attaque jouable.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: 'Le Garde animé, bouclier de Vert, s’est interposé : 13 + 2 contre ses 14, touché. 10 dégâts ne l’abattraient pas, mais la Sphère fait disparaître tout compagnon touché.',
};

export const it: typeof en = {
  title: 'Gli Artefatti',
  use: 'Ognuno dei tre Artefatti del mazzo dice che cosa fa. Soffri di un’Infezione, che può farti 1d8 danni all’inizio dei tuoi turni, e ti restano 30 punti ferita. Che cosa giochi?',
  'DM-P5': 'Si può, e il Talismano si usa anche nell’attacco (DM-P5). Usalo ora.',
  healed: 'Il Talismano ti ha ridato 25 punti ferita e ha curato l’Infezione. Era la tua Guarigione del turno?',
  'healed.yes': 'Sì',
  'healed.yes.answer': 'Un Artefatto è un tipo a sé.',
  'healed.no': 'No',
  'healed.no.answer': 'Potresti ancora giocare una Guarigione.',
  attack:
    'La Sfera dell’annientamento attacca con +2 e quattro d10, e fa sparire ogni compagno colpito. Mira a Verde, che ha il Guardiano come scudo.',
  'DM-A8': 'Hai un attacco giocabile.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: 'Lo scudo di Verde, il Guardiano, si è messo in mezzo: 13 + 2 contro il suo 14, colpito. 10 danni non lo abbatterebbero, ma la Sfera fa sparire ogni compagno colpito.',
};
