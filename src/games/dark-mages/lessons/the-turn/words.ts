export const en = {
  title: 'The three phases of a turn',
  prepare:
    'Preparation comes first: up to four items a turn, one Healing, one Potion, a companion. You hold a Spell, a staff and a Dodge: what do you play now?',
  'DM-A1': 'Attacks come in the next phase.',
  'DM-T1': 'You have not begun your attack.',
  'DM-P1': 'You may, but the staff can be put on only now (DM-P1).',
  enter: 'There is no way back from the attack to the preparation. You are done here: go on.',
  'DM-E1': 'Cards are discarded at the end.',
  attack:
    'The attack phase: a Skill, if you hold one, then one attack by your mage, then one by your ally. With what do you attack?',
  'DM-P1.late': 'The preparation is over.',
  'DM-A8': 'The cantrip stands in for an attack card, and is never added.',
  'DM-A1.lost': 'You may, but then this turn goes by without an attack (DM-A1).',
  done: '5, 3 and 4: Green loses 12. That was your attack for this turn: end it.',
  end: 'The end: discard one card or none, then your hand is filled up to five. When the pile is empty, the discards are shuffled. Which card, or none?',
  'DM-S3': 'Your turn is not over yet.',
  begins:
    'At the start of a turn, effects whose time is up end first. Then there may be regeneration, as from a ring, and damage over time, here 3 for Green from an Acid Arrow. Which of the two comes first?',
  'begins.heal': 'The regeneration',
  'begins.heal.answer': 'That would be kinder, but the damage comes first[DM-T2].',
  'begins.damage': 'The damage',
  'begins.damage.answer': 'Yes, the damage[DM-T2]: a mage who falls to it has no turn, and regains nothing.',
  enemy:
    'A drawn enemy immediately strikes all mages and ally companions, and another card is drawn in its place. A passing one, such as the Wyvern, then goes. A tenacious one, such as the Troll, stays until it is beaten.',
  stays:
    'A tenacious enemy strikes again each time every mage has played a turn; the turn in which it came does not count. Meanwhile nobody acts against another player; only effects already running go on[DM-N1].',
};

export const fr: typeof en = {
  title: 'Les trois phases d’un tour',
  prepare:
    'La préparation vient d’abord : jusqu’à quatre objets par tour, une Guérison, une Potion, un compagnon. Vous avez un Sort, un bâton et une Esquive : que jouez-vous maintenant ?',
  'DM-A1': 'Les attaques viennent à la phase suivante.',
  'DM-T1': 'Vous n’avez pas commencé l’attaque.',
  'DM-P1': 'C’est permis, mais le bâton ne se met que maintenant (DM-P1).',
  enter: 'De l’attaque, on ne revient pas à la préparation. Vous avez fini : continuez.',
  'DM-E1': 'On défausse à la fin.',
  attack:
    'La phase d’attaque : une Compétence, si vous en avez, puis une attaque de votre magicien, puis celle de votre allié. Avec quoi attaquez-vous ?',
  'DM-P1.late': 'La préparation est finie.',
  'DM-A8': 'La petite magie remplace une carte d’attaque et ne s’y ajoute jamais.',
  'DM-A1.lost': 'C’est permis, mais ce tour passerait sans attaque (DM-A1).',
  done: '5, 3 et 4 : Vert perd 12. C’était votre attaque du tour : terminez-la.',
  end: 'La fin : défaussez une carte ou aucune, puis votre main est complétée à cinq. Quand la pioche est vide, on mélange la défausse. Quelle carte, ou aucune ?',
  'DM-S3': 'Votre tour n’est pas fini.',
  begins:
    'Au début d’un tour, les effets dont le temps est écoulé finissent d’abord. Peuvent suivre la régénération, par exemple d’un anneau, et les dégâts continus, ici 3 pour Vert dus à une Flèche acide. Lequel des deux vient en premier ?',
  'begins.heal': 'La régénération',
  'begins.heal.answer': 'Ce serait plus doux, mais les dégâts viennent d’abord[DM-T2].',
  'begins.damage': 'Les dégâts',
  'begins.damage.answer':
    'Oui, les dégâts[DM-T2] : le magicien qu’ils font tomber n’a pas de tour, et ne regagne rien.',
  enemy:
    'Un ennemi pioché frappe aussitôt tous les magiciens et les compagnons alliés ; puis on pioche une autre carte. Un ennemi de passage, comme la Vouivre, s’en va ensuite. Un ennemi tenace, comme le Troll, reste jusqu’à ce qu’il soit vaincu.',
  stays:
    'Un ennemi tenace frappe de nouveau chaque fois que tous les magiciens ont joué un tour ; celui de son arrivée ne compte pas. Pendant ce temps, personne n’agit contre un autre joueur ; seuls continuent les effets déjà en cours[DM-N1].',
};

export const it: typeof en = {
  title: 'Le tre fasi di un turno',
  prepare:
    'Prima viene la preparazione: fino a quattro oggetti per turno, una Guarigione, una Pozione, un compagno. Hai un Incantesimo, un bastone e una Schivata: che cosa giochi ora?',
  'DM-A1': 'Gli attacchi vengono nella fase successiva.',
  'DM-T1': 'Non hai cominciato l’attacco.',
  'DM-P1': 'Si può, ma il bastone si indossa solo adesso (DM-P1).',
  enter: 'Dall’attacco non si torna alla preparazione. Hai finito: prosegui.',
  'DM-E1': 'Si scarta alla fine.',
  attack:
    'La fase d’attacco: un’Abilità, se ne hai, poi un attacco del tuo mago, poi quello del tuo alleato. Con che cosa attacchi?',
  'DM-P1.late': 'La preparazione è finita.',
  'DM-A8': 'Il trucchetto sostituisce una carta d’attacco e non si aggiunge mai.',
  'DM-A1.lost': 'Si può, ma il turno passerebbe senza attacco (DM-A1).',
  done: '5, 3 e 4: Verde perde 12. Era il tuo attacco del turno: terminalo.',
  end: 'La fine: scarta una carta o nessuna, poi la mano si completa a cinque. Quando il mazzo è vuoto, si mescolano gli scarti. Quale carta, o nessuna?',
  'DM-S3': 'Il tuo turno non è finito.',
  begins:
    'All’inizio di un turno finiscono prima gli effetti scaduti. Poi possono esserci la rigenerazione, per esempio di un anello, e i danni continui, qui 3 a Verde per una Freccia acida. Quale delle due cose viene prima?',
  'begins.heal': 'La rigenerazione',
  'begins.heal.answer': 'Sarebbe più mite, ma prima vengono i danni[DM-T2].',
  'begins.damage': 'I danni',
  'begins.damage.answer': 'Sì, i danni[DM-T2]: il mago che cade per essi non ha turno, e non recupera nulla.',
  enemy:
    'Un nemico pescato colpisce subito tutti i maghi e i compagni alleati; poi si pesca un’altra carta. Uno di passaggio, come la Viverna, se ne va. Uno tenace, come il Troll, resta finché non è battuto.',
  stays:
    'Un nemico tenace colpisce di nuovo ogni volta che tutti i maghi hanno giocato un turno; quello del suo arrivo non conta. Intanto nessuno agisce contro un altro giocatore; continuano solo gli effetti già in corso[DM-N1].',
};
