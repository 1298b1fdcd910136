export const en = {
  title: 'Companions: shields',
  call: 'You have an ally, a Wolf with 3 hit points left. Only one companion at a time: call the Skeleton in its place, for Green strikes next. As a shield, or as an ally?',
  'DM-C1.ally': 'Allowed, but only a shield takes the attacks on you (DM-C1).',
  'DM-P4': 'Allowed, and it is stronger. But one companion at a time (DM-P4): keep it for later.',
  'DM-P4.late': 'You may, but companions are called in the preparation (DM-P4).',
  replaced:
    'The Wolf was discarded. As long as the Skeleton stands, it stays a shield: a shield never becomes an ally, nor an ally a shield. A shield never attacks: end your attack.',
  'DM-C2': 'A shield never attacks: you have no ally.',
  'DM-A8': 'You may, as you hold no attack card (DM-A8). But here end your attack.',
  blow: 'Green casts Meteor Swarm at you: three d12, and the Skeleton has 10 hit points. If it hits for 24, how much do you lose?',
  'blow.rest': '14, the rest',
  'blow.rest.answer': 'Damage beyond its hit points is lost.',
  'blow.none': 'Nothing',
  'blow.none.answer': 'It takes every attack on you whole, those of enemies too, whatever the damage.',
  told: 'You were aimed at, so you were asked; then the Skeleton stepped in, with its own armour class of 12. A total of 15 hits, for 24 damage: it falls and is discarded, and you keep all your hit points.',
};

export const fr: typeof en = {
  title: 'Les compagnons boucliers',
  call: 'Vous avez un allié, un Loup à qui il reste 3 points de vie. Un seul compagnon à la fois : appelez à sa place le Squelette, car Vert va frapper. Comme bouclier, ou comme allié ?',
  'DM-C1.ally': 'C’est permis, mais seul un bouclier encaisse les attaques contre vous (DM-C1).',
  'DM-P4': 'C’est permis, et il est plus fort. Mais un compagnon à la fois (DM-P4) : gardez-le pour plus tard.',
  'DM-P4.late': 'C’est permis, mais on appelle les compagnons pendant la préparation (DM-P4).',
  replaced:
    'Le Loup est défaussé. Tant qu’il tient, le Squelette reste bouclier : un bouclier ne devient jamais allié, ni un allié bouclier. Un bouclier n’attaque pas : terminez votre attaque.',
  'DM-C2': 'Un bouclier n’attaque jamais : vous n’avez pas d’allié.',
  'DM-A8': 'C’est permis, car vous n’avez pas de carte d’attaque (DM-A8). Mais ici, terminez l’attaque.',
  blow: 'Vert vous lance une Nuée de météores : trois d12, et le Squelette a 10 points de vie. Si elle inflige 24, combien perdez-vous ?',
  'blow.rest': '14, le reste',
  'blow.rest.answer': 'Les dégâts en trop sont perdus.',
  'blow.none': 'Rien',
  'blow.none.answer': 'Il encaisse en entier toute attaque contre vous, même d’un ennemi, quels que soient les dégâts.',
  told: 'C’est vous qu’on visait, donc à vous de répondre ; puis le Squelette s’est interposé, avec sa propre classe d’armure de 12. 15 en tout, touché, 24 dégâts : il tombe et il est défaussé, et vous gardez tous vos points de vie.',
};

export const it: typeof en = {
  title: 'I compagni scudo',
  call: 'Hai un alleato, un Lupo a cui restano 3 punti ferita. Un solo compagno alla volta: chiama al suo posto lo Scheletro, perché ora tocca a Verde attaccare. Come scudo, o come alleato?',
  'DM-C1.ally': 'Si può, ma solo uno scudo subisce gli attacchi contro di te (DM-C1).',
  'DM-P4': 'Si può, ed è più forte. Ma un compagno alla volta (DM-P4): tienilo per dopo.',
  'DM-P4.late': 'Si può, ma i compagni si chiamano nella preparazione (DM-P4).',
  replaced:
    'Il Lupo è stato scartato. Finché regge, lo Scheletro resta scudo: uno scudo non diventa mai alleato, né un alleato scudo. Uno scudo non attacca: termina l’attacco.',
  'DM-C2': 'Uno scudo non attacca mai: non hai un alleato.',
  'DM-A8': 'Si può, perché non hai carte d’attacco (DM-A8). Ma qui termina l’attacco.',
  blow: 'Verde ti lancia uno Sciame di meteore: tre d12, e lo Scheletro ha 10 punti ferita. Se fa 24, quanto perdi tu?',
  'blow.rest': '14, il resto',
  'blow.rest.answer': 'I danni in eccesso sono persi.',
  'blow.none': 'Nulla',
  'blow.none.answer': 'Subisce per intero ogni attacco contro di te, anche di un nemico, qualunque sia il danno.',
  told: 'Il bersaglio eri tu, e a te si è chiesto di rispondere; poi si è messo in mezzo lo Scheletro, con la sua classe armatura 12. Con 15 in tutto è colpito, per 24 danni: cade e si scarta, e tu non perdi punti ferita.',
};
