export const en = {
  title: 'The cantrip',
  may: 'Every character has a cantrip, an attack with 1d6. It is for those who hold no attack card. You hold Ice Storm, which needs arcane level 2, and yours is 1: may you throw the cantrip?',
  'may.no': 'No, Ice Storm is an attack card',
  'may.no.re': 'Only a card that you could play now counts[DM-A8].',
  'may.yes': 'Yes, I cannot cast it',
  'may.yes.re': 'What you cannot play does not count.',
  throw: 'Throw it at Green.',
  'DM-A2': 'It needs arcane level 2.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  told: 'A total of 12: it hits, and does 5 damage. Cantrips make an attack roll like Spells and grow with your level, but no sphere helps them. End your attack.',
  'DM-A8': 'Never a second time, nor in addition to another attack.',
  option:
    'The rules are of two minds: a game can also be set up so that the cantrip is always open in place of a card.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'La petite magie',
  may: 'Chaque personnage a une petite magie, une attaque à 1d6. Elle est pour qui n’a pas de carte d’attaque. Vous avez Tempête de grêle, qui demande le niveau 2, et le vôtre est 1 : avez-vous droit à la petite magie ?',
  'may.no': 'Non, Tempête de grêle est une carte d’attaque',
  'may.no.re': 'Seule compte une carte jouable maintenant[DM-A8].',
  'may.yes': 'Oui, je ne peux pas la lancer',
  'may.yes.re': 'Ce qu’on ne peut pas jouer ne compte pas.',
  throw: 'Lancez-la sur Vert.',
  'DM-A2': 'Elle demande le niveau d’arcane 2.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  told: '12 en tout : touché, 5 dégâts. La petite magie fait un jet d’attaque comme un Sort et grandit avec votre niveau, mais aucune sphère ne l’aide. Terminez votre attaque.',
  'DM-A8': 'Jamais une seconde fois, ni en plus d’une autre attaque.',
  option: 'Les règles hésitent : on peut aussi jouer en permettant toujours la petite magie à la place d’une carte.',
};

export const it: Words = {
  title: 'Il trucchetto',
  may: 'Ogni personaggio ha un trucchetto, un attacco con 1d6. È per chi non ha una carta d’attacco. Hai Tempesta di ghiaccio, che chiede il livello 2, e il tuo è 1: puoi usare il trucchetto?',
  'may.no': 'No, Tempesta di ghiaccio è una carta d’attacco',
  'may.no.re': 'Conta solo una carta giocabile adesso[DM-A8].',
  'may.yes': 'Sì, non posso lanciarla',
  'may.yes.re': 'Ciò che non si può giocare non conta.',
  throw: 'Usalo su Verde.',
  'DM-A2': 'Chiede il livello arcano 2.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  told: '12 in tutto: colpito, 5 danni. Il trucchetto fa un tiro per colpire come un Incantesimo e cresce con il livello, ma nessuna sfera lo aiuta. Termina l’attacco.',
  'DM-A8': 'Mai una seconda volta, né in aggiunta a un altro attacco.',
  option: 'Le regole sono incerte: si può giocare anche permettendo sempre il trucchetto al posto di una carta.',
};
