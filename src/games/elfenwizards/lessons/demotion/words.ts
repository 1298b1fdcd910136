export const en = {
  title: 'Demotion',
  goal: 'No title is vacant, and four mages are still defeated. Each of them is demoted to a Magic User box.',
  wizard:
    'You are Red and hold the Dragon: you go first, with all your mages, in any order. Begin with your Wizard: demote it to a box of your choice.',
  'EW-8.1.order':
    'The order of your mages is your choice (EW-8.1). But begin with the Wizard and see what it takes with it.',
  'EW-8.1.own': 'Those Sorcerers are not yours: their owners demote them.',
  token:
    'The Wizard took a Grey Magic token: 1 point less at each scoring. Next comes your Necromancer. Will it take one too?',
  'token.yes': 'Yes',
  'token.yes.answer': 'No: a token is shown only on the Defeated boxes of Wizards and Sorcerers.',
  'token.no': 'No',
  'token.no.answer': 'Right: only mages demoted from Wizard or Sorcerer take one.',
  necromancer: 'Demote it. In a box with few rivals it will be easier to rise again.',
  'EW-8.1.done': 'Your Wizard is demoted already. The Necromancer is left.',
  green:
    'Then the next player: Green’s Sorcerer is demoted and takes a token. There is no limit to the tokens under one mage.',
};

export const fr: typeof en = {
  title: 'Rétrograder',
  goal: 'Aucun titre n’est vacant, et quatre magiciens sont encore déconfits. Chacun est rétrogradé dans une case de simples Magiciens.',
  wizard:
    'Vous êtes Rouge et détenez le dragon : vous commencez, avec tous vos magiciens, dans l’ordre de votre choix. Rétrogradez d’abord votre Druide, dans la case que vous voulez.',
  'EW-8.1.order':
    'L’ordre de vos magiciens est libre (EW-8.1). Mais commencez par le Druide et voyez ce qu’il emporte.',
  'EW-8.1.own': 'Ces Sorciers ne sont pas à vous : leurs propriétaires les rétrogradent.',
  token:
    'Le Druide a reçu un jeton de magie grise : 1 point de moins à chaque décompte. Vient ensuite votre Nécromancien. En recevra-t-il un aussi ?',
  'token.yes': 'Oui',
  'token.yes.answer': 'Non : seules les cases Déconfiture des Druides et des Sorciers montrent un jeton.',
  'token.no': 'Non',
  'token.no.answer': 'Oui : seuls les Druides et les Sorciers rétrogradés en reçoivent un.',
  necromancer: 'Rétrogradez-le. Dans une case où il a peu de rivaux, il remontera plus facilement.',
  'EW-8.1.done': 'Votre Druide est déjà rétrogradé. Il reste le Nécromancien.',
  green:
    'Puis le joueur suivant : le Sorcier de Vert est rétrogradé et reçoit un jeton. Rien ne limite le nombre de jetons sous un magicien.',
};

export const it: typeof en = {
  title: 'Retrocedere',
  goal: 'Nessun titolo è vacante, e quattro maghi sono ancora sconfitti. Ognuno retrocede in una casella di Magic User.',
  wizard:
    'Tu sei Rosso e hai il Drago: cominci tu, con tutti i tuoi maghi, nell’ordine che vuoi. Comincia dal Wizard: fallo retrocedere in una casella a scelta.',
  'EW-8.1.order':
    'L’ordine dei tuoi maghi lo scegli tu (EW-8.1). Ma comincia dal Wizard e guarda che cosa prende con sé.',
  'EW-8.1.own': 'Quei Sorcerer non sono tuoi: li fanno retrocedere i loro proprietari.',
  token:
    'Il Wizard ha preso un gettone di Magia Grigia: 1 punto in meno a ogni conteggio. Ora tocca al tuo Necromancer. Ne prenderà uno anche lui?',
  'token.yes': 'Sì',
  'token.yes.answer': 'No: solo le caselle degli sconfitti di Wizard e Sorcerer mostrano un gettone.',
  'token.no': 'No',
  'token.no.answer': 'Giusto: lo prendono solo i Wizard e i Sorcerer retrocessi.',
  necromancer: 'Fallo retrocedere. In una casella con pochi rivali risalirà più facilmente.',
  'EW-8.1.done': 'Il tuo Wizard è già retrocesso. Resta il Necromancer.',
  green:
    'Poi il giocatore successivo: il Sorcerer di Verde retrocede e prende un gettone. Sotto un mago ce ne possono stare senza limiti.',
};
