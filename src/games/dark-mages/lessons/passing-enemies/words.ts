export const en = {
  title: 'Passing enemies',
  draw: 'You end your turn: keep your cards, and draw.',
  'DM-E1': 'Allowed, one card (DM-E1). But here keep them all.',
  who: 'A Wyvern! An enemy never comes to a hand: it steps onto the table and strikes. Whom?',
  'who.me': 'Me, who drew it',
  'who.me.re': 'It makes no difference who drew it.',
  'who.all': 'All mages, and ally companions',
  'who.all.re': 'You, your Wolf, and Green, for whom the Griffon steps in as a shield.',
  dodge:
    'The player whose turn it is comes last. A Dodge covers you and your ally together; without it each of you makes a saving throw. Choose.',
  'DM-T1': 'First the enemy.',
  told: 'One roll for all: 6 damage. Green’s Griffon rolled 14, and its armour class is 12: it took them. The Wyvern is gone, and you have drawn a card for it.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Les ennemis de passage',
  draw: 'Vous finissez votre tour : gardez vos cartes et piochez.',
  'DM-E1': 'C’est permis, une carte (DM-E1). Mais ici, gardez tout.',
  who: 'Une Vouivre ! Un ennemi ne va jamais en main : il surgit et frappe. Qui ?',
  'who.me': 'Moi, qui l’ai piochée',
  'who.me.re': 'Peu importe qui l’a piochée.',
  'who.all': 'Tous les magiciens, et les compagnons alliés',
  'who.all.re': 'Vous, votre Loup, et Vert, pour qui le Griffon s’interpose en bouclier.',
  dodge:
    'Le joueur dont c’est le tour répond en dernier. Une Esquive vous couvre, vous et votre allié ; sans elle, chacun fait une sauvegarde. Choisissez.',
  'DM-T1': 'D’abord l’ennemi.',
  told: 'Un seul jet pour tous : 6 dégâts. Le Griffon de Vert a fait 14 pour une classe d’armure de 12 : il les a subis. La Vouivre est partie, et vous avez pioché une carte à sa place.',
};

export const it: Words = {
  title: 'I nemici di passaggio',
  draw: 'Finisci il turno: tieni le carte e pesca.',
  'DM-E1': 'Si può, una carta (DM-E1). Ma qui tienile tutte.',
  who: 'Una Viverna! Un nemico non va mai in mano: entra in gioco e colpisce. Chi?',
  'who.me': 'Me, che l’ho pescata',
  'who.me.re': 'Non importa chi l’ha pescata.',
  'who.all': 'Tutti i maghi, e i compagni alleati',
  'who.all.re': 'Tu, il tuo Lupo, e Verde, per il quale il Grifone fa da scudo.',
  dodge:
    'Il giocatore di turno risponde per ultimo. Una Schivata copre te e il tuo alleato; senza, ognuno fa un tiro salvezza. Scegli.',
  'DM-T1': 'Prima il nemico.',
  told: 'Un solo tiro per tutti: 6 danni. Il Grifone di Verde ha fatto 14 con classe armatura 12: li ha subiti. La Viverna se n’è andata, e tu hai pescato una carta al suo posto.',
};
