export const en = {
  title: 'Passing enemies',
  draw: 'You end your turn: keep your cards, and draw.',
  'DM-E1': 'Allowed, one card (DM-E1). But here keep them all.',
  who: 'A Wyvern! An enemy never goes into a hand: it steps onto the table and strikes. Whom?',
  'who.me': 'Me, who drew it',
  'who.me.answer': 'It makes no difference who drew it.',
  'who.all': 'All mages, and ally companions',
  'who.all.answer': 'You, your Wolf, and Green, for whom the Griffon steps in as a shield.',
  dodge:
    'Green gave no answer; you, whose turn it is, are asked last. A Dodge covers you and your ally together; without it each of you makes a saving throw. Choose.',
  'DM-T1': 'First the enemy.',
  told: 'One roll for all: 6 damage. Green’s Griffon rolled 14 against armour class 12 and lost 6. Without a Dodge your Wolf lost 6 too, but you saved; the Wyvern is gone, and you drew another card.',
};

export const fr: typeof en = {
  title: 'Les ennemis de passage',
  draw: 'Vous finissez votre tour : gardez vos cartes et piochez.',
  'DM-E1': 'C’est permis, une carte (DM-E1). Mais ici, gardez tout.',
  who: 'Une Vouivre ! Un ennemi ne va jamais en main : il surgit et frappe. Qui ?',
  'who.me': 'Moi, qui l’ai piochée',
  'who.me.answer': 'Peu importe qui l’a piochée.',
  'who.all': 'Tous les magiciens, et les compagnons alliés',
  'who.all.answer': 'Vous, votre Loup, et Vert, pour qui le Griffon s’interpose en bouclier.',
  dodge:
    'Vert n’a pas répondu ; vous, dont c’est le tour, répondez en dernier. Une Esquive vous couvre, vous et votre allié ; sans elle, chacun fait une sauvegarde. Choisissez.',
  'DM-T1': 'D’abord l’ennemi.',
  told: 'Un seul jet pour tous : 6 dégâts. Le Griffon de Vert a fait 14 pour une classe d’armure de 12, et a perdu 6. Sans Esquive, votre Loup a perdu 6 aussi, mais vous avez réussi la sauvegarde ; la Vouivre est partie, et vous avez pioché une autre carte.',
};

export const it: typeof en = {
  title: 'I nemici di passaggio',
  draw: 'Finisci il turno: tieni le carte e pesca.',
  'DM-E1': 'Si può, una carta (DM-E1). Ma qui tienile tutte.',
  who: 'Una Viverna! Un nemico non va mai in mano: entra in gioco e colpisce. Chi?',
  'who.me': 'Me, che l’ho pescata',
  'who.me.answer': 'Non importa chi l’ha pescata.',
  'who.all': 'Tutti i maghi, e i compagni alleati',
  'who.all.answer': 'Tu, il tuo Lupo, e Verde, per il quale il Grifone fa da scudo.',
  dodge:
    'Verde non ha risposto; tu, che sei di turno, rispondi per ultimo. Una Schivata copre te e il tuo alleato; senza, ognuno fa un tiro salvezza. Scegli.',
  'DM-T1': 'Prima il nemico.',
  told: 'Un solo tiro per tutti: 6 danni. Il Grifone di Verde ha fatto 14 con classe armatura 12, e ha perso 6. Senza Schivata ha perso 6 anche il tuo Lupo, ma il tuo tiro salvezza è riuscito; la Viverna se n’è andata, e hai pescato un’altra carta.',
};
