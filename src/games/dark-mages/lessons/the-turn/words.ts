export const en = {
  title: 'The three phases of a turn',
  prepare:
    'Preparation comes first: up to four items, one Healing, one Potion, a companion. You hold a Spell, a staff and a Dodge: what do you play now?',
  'DM-A1': 'Attacks come in the next phase.',
  'DM-T1': 'You have not begun your attack.',
  'DM-P1': 'You may, but the staff can be put on only now (DM-P1).',
  enter: 'There is no way back from the attack to the preparation. You are done here: go on.',
  'DM-E1': 'Cards are discarded at the end.',
  attack:
    'The attack phase: a Skill, if you hold one, then one attack of your mage, then that of your ally. With what do you attack?',
  'DM-P1.late': 'The preparation is over.',
  'DM-A8': 'The cantrip stands in for an attack card, and is never added.',
  'DM-A1.lost': 'You may, but then this turn goes by without an attack (DM-A1).',
  done: '5, 3 and 4: Green loses 12. That was your attack of this turn: end it.',
  end: 'The end: discard one card or none, then your hand is filled up to five. When the pile is empty, the discards are shuffled. Which card, or none?',
  'DM-S3': 'Your turn is not over yet.',
  begins:
    'At the start of Green’s turn an Acid Arrow of an earlier turn did 3 damage. Effects that are over end before that. And regeneration, such as a ring gives: before the damage, or after it?',
  'begins.heal': 'Before it',
  'begins.heal.re': 'That would be kinder, but the damage comes first[DM-T2].',
  'begins.damage': 'After it',
  'begins.damage.re': 'Yes, after it[DM-T2]: a mage who falls by the damage has no turn, and regains nothing.',
  enemy:
    'A drawn enemy strikes all mages and allies at once, and another card is drawn. A passing one goes. A tenacious one stays, strikes again when each mage has played a turn, and meanwhile nobody acts against other players.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les trois phases d’un tour',
  prepare:
    'La préparation vient d’abord : jusqu’à quatre objets, une Guérison, une Potion, un compagnon. Vous avez un Sort, un bâton et une Esquive : que jouez-vous maintenant ?',
  'DM-A1': 'Les attaques viennent à la phase suivante.',
  'DM-T1': 'Vous n’avez pas commencé l’attaque.',
  'DM-P1': 'C’est permis, mais le bâton ne se prend que maintenant (DM-P1).',
  enter: 'De l’attaque, on ne revient pas à la préparation. Vous avez fini : continuez.',
  'DM-E1': 'On défausse à la fin.',
  attack:
    'La phase d’attaque : une Compétence, si vous en avez, puis une attaque de votre magicien, puis celle de votre allié. Avec quoi attaquez-vous ?',
  'DM-P1.late': 'La préparation est finie.',
  'DM-A8': 'La petite magie remplace une carte d’attaque et ne s’y ajoute jamais.',
  'DM-A1.lost': 'C’est permis, mais ce tour passerait sans attaque (DM-A1).',
  done: '5, 3 et 4 : Vert perd 12. C’était votre attaque du tour : terminez-la.',
  end: 'La fin : défaussez une carte ou aucune, puis votre main est complétée à cinq. Quand la pioche est vide, on mélange la défausse. Quelle carte, ou aucune ?',
  'DM-S3': 'Votre tour n’est pas fini.',
  begins:
    'Au début du tour de Vert, une Flèche acide d’un tour précédent a fait 3 dégâts. Les effets qui expirent finissent avant cela. Et la régénération, celle d’un anneau : avant les dégâts, ou après ?',
  'begins.heal': 'Avant',
  'begins.heal.re': 'Ce serait plus doux, mais les dégâts viennent d’abord[DM-T2].',
  'begins.damage': 'Après',
  'begins.damage.re': 'Oui, après[DM-T2] : le magicien que les dégâts font tomber n’a pas de tour, et ne regagne rien.',
  enemy:
    'Un ennemi pioché frappe aussitôt tous les magiciens et alliés ; puis on pioche une autre carte. Un ennemi de passage s’en va. Un ennemi tenace reste, frappe encore quand chaque magicien a joué un tour, et tant qu’il est là, personne n’agit contre un autre joueur.',
};

export const it: Words = {
  title: 'Le tre fasi di un turno',
  prepare:
    'Prima viene la preparazione: fino a quattro oggetti, una Guarigione, una Pozione, un compagno. Hai un Incantesimo, un bastone e una Schivata: che cosa giochi ora?',
  'DM-A1': 'Gli attacchi vengono nella fase successiva.',
  'DM-T1': 'Non hai cominciato l’attacco.',
  'DM-P1': 'Si può, ma il bastone si impugna solo adesso (DM-P1).',
  enter: 'Dall’attacco non si torna alla preparazione. Hai finito: prosegui.',
  'DM-E1': 'Si scarta alla fine.',
  attack:
    'La fase di attacco: un’Abilità, se ne hai, poi un attacco del tuo mago, poi quello del tuo alleato. Con che cosa attacchi?',
  'DM-P1.late': 'La preparazione è finita.',
  'DM-A8': 'Il trucchetto sostituisce una carta d’attacco e non si aggiunge mai.',
  'DM-A1.lost': 'Si può, ma il turno passerebbe senza attacco (DM-A1).',
  done: '5, 3 e 4: Verde perde 12. Era il tuo attacco del turno: terminalo.',
  end: 'La fine: scarta una carta o nessuna, poi la mano si completa a cinque. Quando il mazzo è vuoto, si mescolano gli scarti. Quale carta, o nessuna?',
  'DM-S3': 'Il tuo turno non è finito.',
  begins:
    'All’inizio del turno di Verde una Freccia acida di un turno precedente ha fatto 3 danni. Gli effetti che scadono finiscono prima. E la rigenerazione, quella di un anello: prima dei danni, o dopo?',
  'begins.heal': 'Prima',
  'begins.heal.re': 'Sarebbe più mite, ma prima vengono i danni[DM-T2].',
  'begins.damage': 'Dopo',
  'begins.damage.re': 'Sì, dopo[DM-T2]: il mago che cade per i danni non ha turno, e non recupera nulla.',
  enemy:
    'Un nemico pescato colpisce subito tutti i maghi e gli alleati; poi si pesca un’altra carta. Uno di passaggio se ne va. Uno tenace resta, colpisce ancora quando ogni mago ha giocato un turno, e finché c’è, nessuno agisce contro un altro giocatore.',
};
