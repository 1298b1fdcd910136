export const en = {
  title: 'The cantrip',
  throw:
    'Every character has a cantrip, an attack with 1d6, for when you hold no attack card that you could play now[DM-A8]. Your only attack card, Ice Storm, needs arcane level 2, and yours is 1: with what do you attack?',
  'DM-A2': 'It needs arcane level 2.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: 'A total of 12: it hits, and does 5 damage; no sphere helps a cantrip. Could you throw it once more? Try it, or end your attack.',
  'DM-A8': 'Never a second time, nor in addition to another attack.',
  grow: 'A cantrip is a whole attack, and never added to another one. It makes an attack roll and grows as Spells do: how many dice is yours at arcane level 3?',
  'grow.one': 'One',
  'grow.one.answer': 'That is level 1.',
  'grow.three': 'Three',
  'grow.three.answer': '3d6, one for each level.',
  option: 'The rules are of two minds: a game can also be set up so that the cantrip may always replace a card.',
};

export const fr: typeof en = {
  title: 'La petite magie',
  throw:
    'Chaque personnage a une petite magie, une attaque à 1d6, pour qui n’a aucune carte d’attaque jouable maintenant[DM-A8]. Votre seule carte d’attaque, Tempête de grêle, demande le niveau d’arcane 2, et le vôtre est 1 : avec quoi attaquez-vous ?',
  'DM-A2': 'Elle demande le niveau d’arcane 2.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '12 en tout : touché, 5 dégâts ; aucune sphère n’aide la petite magie. Pourriez-vous la lancer encore ? Essayez, ou terminez votre attaque.',
  'DM-A8': 'Jamais une seconde fois, ni en plus d’une autre attaque.',
  grow: 'La petite magie est une attaque entière, qui ne s’ajoute jamais à une autre. Elle fait un jet d’attaque et gagne des dés comme un Sort : combien de dés au niveau d’arcane 3 ?',
  'grow.one': 'Un',
  'grow.one.answer': 'C’est le niveau 1.',
  'grow.three': 'Trois',
  'grow.three.answer': '3d6, un par niveau.',
  option: 'Les règles hésitent : on peut aussi jouer en permettant toujours la petite magie à la place d’une carte.',
};

export const it: typeof en = {
  title: 'Il trucchetto',
  throw:
    'Ogni personaggio ha un trucchetto, un attacco con 1d6, per chi non ha una carta d’attacco giocabile adesso[DM-A8]. La tua sola carta d’attacco, Tempesta di ghiaccio, chiede il livello arcano 2, e il tuo è 1: con che cosa attacchi?',
  'DM-A2': 'Chiede il livello arcano 2.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '12 in tutto: colpito, 5 danni; nessuna sfera aiuta un trucchetto. Potresti usarlo ancora? Prova, o termina l’attacco.',
  'DM-A8': 'Mai una seconda volta, né in aggiunta a un altro attacco.',
  grow: 'Il trucchetto è un attacco intero, che non si aggiunge mai a un altro. Fa un tiro per colpire e cresce come un Incantesimo: quanti dadi al livello arcano 3?',
  'grow.one': 'Uno',
  'grow.one.answer': 'È il livello 1.',
  'grow.three': 'Tre',
  'grow.three.answer': '3d6, uno per livello.',
  option: 'Le regole sono ambigue: si può anche permettere sempre il trucchetto al posto di una carta.',
};
