export const en = {
  title: 'Critical hits and fumbles',
  quick: 'You hold two Spells and want to attack with both in this turn. What do you play first?',
  'DM-P5': 'Allowed, but then the Skill would come too late (DM-P5): use it first.',
  'DM-A1': 'You may, but then you do not attack (DM-A1).',
  first: 'The Quickened Spell gives you a second attack in this turn. First Thunderwave.',
  'DM-A1.order': 'Allowed (DM-A1), but here Thunderwave comes first.',
  critical: 'A natural 20! It always hits, and the damage die shows 6. How much does Green lose?',
  'critical.six': '6',
  'critical.six.re': 'That would be an ordinary hit.',
  'critical.twelve': '12',
  'critical.twelve.re': 'A critical hit doubles the total.',
  second: 'Now the Magic Missile: its card adds 3 to the attack roll.',
  'DM-P5.more': 'You may, but your Skill gives you a second attack (DM-P5).',
  fumble:
    'A natural 1: a fumble, and no bonus helps. The attack turns on you, and you lose 4. Could a Dodge or your own shield have helped you?',
  'fumble.dodge': 'A Dodge',
  'fumble.dodge.re': 'No Defense answers a fumble.',
  'fumble.shield': 'My shield companion',
  'fumble.shield.re': 'It goes past your own shield.',
  'fumble.none': 'Neither',
  'fumble.none.re': 'It hits you, past your shield, with the dice of an ordinary hit; and no Defense answers it.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Coups critiques et coups ratés',
  quick: 'Vous avez deux Sorts, et vous voulez attaquer avec les deux ce tour-ci. Que jouez-vous d’abord ?',
  'DM-P5': 'C’est permis, mais la Compétence viendrait trop tard (DM-P5) : d’abord elle.',
  'DM-A1': 'C’est permis, mais alors vous n’attaquez pas (DM-A1).',
  first: 'Le Sort accéléré vous donne une seconde attaque ce tour-ci. D’abord Vague tonnante.',
  'DM-A1.order': 'C’est permis (DM-A1), mais ici Vague tonnante d’abord.',
  critical: 'Un 20 naturel ! Il touche toujours, et le dé de dégâts donne 6. Combien perd Vert ?',
  'critical.six': '6',
  'critical.six.re': 'Ce serait un coup ordinaire.',
  'critical.twelve': '12',
  'critical.twelve.re': 'Un coup critique double le total.',
  second: 'Maintenant le Projectile magique : sa carte ajoute 3 au jet d’attaque.',
  'DM-P5.more': 'C’est permis, mais votre Compétence donne une seconde attaque (DM-P5).',
  fumble:
    'Un 1 naturel : un coup raté, et aucun bonus n’aide. L’attaque se retourne contre vous, et vous perdez 4. Une Esquive ou votre bouclier auraient-ils aidé ?',
  'fumble.dodge': 'Une Esquive',
  'fumble.dodge.re': 'Aucune Défense ne répond à un coup raté.',
  'fumble.shield': 'Mon compagnon bouclier',
  'fumble.shield.re': 'Il passe outre votre bouclier.',
  'fumble.none': 'Ni l’un ni l’autre',
  'fumble.none.re':
    'Il vous frappe vous-même, sans que votre bouclier l’arrête, avec les dés d’un coup ordinaire ; et aucune Défense n’y répond.',
};

export const it: Words = {
  title: 'Colpi critici e fallimenti critici',
  quick: 'Hai due Incantesimi, e vuoi attaccare con entrambi in questo turno. Quale carta giochi per prima?',
  'DM-P5': 'Si può, ma poi l’Abilità arriverebbe tardi (DM-P5): prima quella.',
  'DM-A1': 'Si può, ma allora non attacchi (DM-A1).',
  first: 'L’Incantesimo rapido ti dà un secondo attacco in questo turno. Prima Onda tonante.',
  'DM-A1.order': 'Si può (DM-A1), ma qui prima Onda tonante.',
  critical: 'Un 20 naturale! Colpisce sempre, e il dado di danno dà 6. Quanto perde Verde?',
  'critical.six': '6',
  'critical.six.re': 'Sarebbe un colpo normale.',
  'critical.twelve': '12',
  'critical.twelve.re': 'Un colpo critico raddoppia il totale.',
  second: 'Ora il Dardo incantato: la sua carta aggiunge 3 al tiro per colpire.',
  'DM-P5.more': 'Si può, ma la tua Abilità dà un secondo attacco (DM-P5).',
  fumble:
    'Un 1 naturale: fallimento critico, e nessun bonus aiuta. L’attacco si rivolge contro di te, e perdi 4. Una Schivata o il tuo scudo ti avrebbero aiutato?',
  'fumble.dodge': 'Una Schivata',
  'fumble.dodge.re': 'Nessuna Difesa risponde a un fallimento critico.',
  'fumble.shield': 'Il mio compagno scudo',
  'fumble.shield.re': 'Passa oltre il tuo scudo.',
  'fumble.none': 'Nessuno dei due',
  'fumble.none.re': 'Colpisce te, oltre il tuo scudo, con i dadi di un colpo normale; e nessuna Difesa vi risponde.',
};
