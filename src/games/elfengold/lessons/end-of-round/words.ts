export const en = {
  title: 'The end of a round',
  last: 'You are the last to travel in this round, and your journey is over. Take your 5 coins.',
  'EG-6.3': 'You may: two cards instead of coins (EG-6.3). But here, take the coins.',
  three:
    'Phase 7: all counters on the roads have gone back to the bowl. You still have three, and may keep two of your choice: give one back.',
  'EG-7.1': 'Two counters at most are kept (EG-7.1).',
  keep: 'You could give back more. What do you do with the other two?',
  'EG-7.1.more': 'You may, but two counters may be kept (EG-7.1), and you have just two.',
  first: 'Green was first player in this round. Who will be in the next?',
  'first.green': 'Green again',
  'first.green.answer': 'No, everybody has a turn at it.',
  'first.red': 'I will',
  'first.red.answer': 'Yes: the next player clockwise, which with two players is you.',
  end: 'What you keep stays as it was, hidden or shown, and a hidden counter goes back unseen[EG-7.1]. After the last round nobody is asked any more[EG-7.1].',
};

export const fr: typeof en = {
  title: 'La fin d’une manche',
  last: 'Vous êtes le dernier à voyager dans cette manche, et votre voyage est fini. Prenez vos 5 écus.',
  'EG-6.3': 'C’est permis : deux cartes au lieu des écus (EG-6.3). Mais ici, prenez les écus.',
  three:
    'Phase 7 : tous les jetons des routes sont retournés dans la coupe. Il vous en reste trois, et vous pouvez en garder deux de votre choix : rendez-en un.',
  'EG-7.1': 'On garde deux jetons au plus (EG-7.1).',
  keep: 'On peut en rendre davantage. Que faites-vous des deux autres ?',
  'EG-7.1.more': 'C’est permis, mais on peut garder deux jetons (EG-7.1), et vous en avez justement deux.',
  first: 'Vert était premier joueur dans cette manche. Qui le sera dans la suivante ?',
  'first.green': 'Encore Vert',
  'first.green.answer': 'Non, chacun son tour.',
  'first.red': 'Moi',
  'first.red.answer': 'Oui : le joueur suivant dans le sens horaire ; à deux joueurs, c’est vous.',
  end: 'Ce que vous gardez reste comme il était, caché ou visible, et un jeton caché se rend sans être montré[EG-7.1]. Après la dernière manche, on ne demande plus rien[EG-7.1].',
};

export const it: typeof en = {
  title: 'La fine di un round',
  last: 'Sei l’ultimo a viaggiare in questo round, e il tuo viaggio è finito. Prendi le tue 5 monete.',
  'EG-6.3': 'Si può: due carte invece delle monete (EG-6.3). Ma qui prendi le monete.',
  three:
    'Fase 7: tutti i segnalini delle strade sono tornati nella ciotola. A te ne restano tre, e puoi tenerne due a scelta: restituiscine uno.',
  'EG-7.1': 'Si tengono al massimo due segnalini (EG-7.1).',
  keep: 'Se ne possono restituire di più. Che cosa fai degli altri due?',
  'EG-7.1.more': 'Si può, ma si possono tenere due segnalini (EG-7.1), e tu ne hai appunto due.',
  first: 'Verde era primo giocatore in questo round. Chi lo sarà nel prossimo?',
  'first.green': 'Ancora Verde',
  'first.green.answer': 'No, si fa a turno.',
  'first.red': 'Io',
  'first.red.answer': 'Sì: il giocatore seguente in senso orario; in due, sei tu.',
  end: 'Quel che tieni resta com’era, nascosto o mostrato, e un segnalino nascosto si restituisce senza mostrarlo[EG-7.1]. Dopo l’ultimo round non si chiede più nulla[EG-7.1].',
};
