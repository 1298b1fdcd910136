export const en = {
  title: 'Phase 5a: the competition',
  goal: 'Your Wizard and Green’s both want to be High Wizard. The one with more points beside it takes the title, so put your spells beside yours.',
  first: 'A die from the Wizard spells can favour a Wizard. Put your 5 beside yours.',
  'EW-5.5': 'The 4 lies on the Sorcerer spells: it can favour only a Sorcerer.',
  'EW-5.4': 'A spell helps the mage it lies beside, whoever owns it (EW-5.4). That one is Green’s.',
  'EW-5.11': 'A Minor Spell may go there, but counts only 1 (EW-5.11). Start with the 5 beside your Wizard.',
  'EW-5.4.any': 'You may favour that mage too (EW-5.4). The fight for the top comes first: the 5 beside your Wizard.',
  'EW-5.3': 'Whoever passes places nothing more this turn (EW-5.3). It is too early.',
  second:
    'You place two spells at a time, and if you can place the second you must: two dice, two Minor Spells, or one of each, beside one mage or two. Add your 3.',
  'EW-5.2': 'No passing in between: you can place a second spell, so you must.',
  'EW-5.8': 'A spell beside a mage is not taken back[EW-5.8].',
  'EW-5.1': 'Your second spell may go there (EW-5.1). But Green has a 6: put the 3 beside your Wizard.',
  others:
    'Green has placed a 6 and a Minor Spell: 7 against your 8. Blue could place only one spell, and so placed that one alone[EW-5.2]. Could Green have put a spell beside your Wizard, or Blue’s Sorcerer?',
  'others.any': 'Yes, other players’ mages too',
  'others.any.answer': 'Yes, and as many spells as it likes. That is what deals are made of.',
  'others.own': 'No, only beside its own mages',
  'others.own.answer': 'It could: a spell may favour anybody’s mage, as long as that mage can rise.',
  third:
    'Your turn again, and no spell beside a mage is ever taken back[EW-5.8]. Your Sorcerer fights Blue’s, which has 4 points: with what do you begin?',
  'EW-5.5.user': 'The 6 lies on the Magic User spells: it can favour only a Magic User.',
  'EW-5.4.sorcerer': 'Allowed (EW-5.4), but your Sorcerer is 4 points behind. Put your 4 beside it.',
  fourth: '4 to 4 would be a tie, and a tie wins nothing. Add your 2, or a Minor Spell, which helps any rank.',
  'EW-5.4.blue': 'That helps Blue’s Sorcerer (EW-5.4). Favour yours.',
  'EW-5.12': 'Then the Sorcerers stay tied, and nobody gets the title (EW-5.12). Favour yours.',
  pass: 'Green has passed, and Blue can place nothing more. You lead in both fights. Passing is final: pass, and the competition is over.',
  'EW-5.7':
    'You may, and it could still matter. But this lesson ends here: dice you do not place are wasted, Minor Spells stay in your reserve (EW-5.7). Pass.',
  won: 'All have passed, and the titles were awarded: your Wizard is High Wizard, your Sorcerer became Wizard.',
};

export const fr: typeof en = {
  title: 'Phase 5a : la compétition',
  goal: 'Votre Druide et celui de Vert veulent devenir Grand Druide. Celui qui a le plus de points à côté de lui prend le titre : placez donc vos sorts à côté du vôtre.',
  first: 'Un dé de la case des sorts de Druide peut favoriser un Druide. Placez votre 5 à côté de votre Druide.',
  'EW-5.5': 'Le 4 est dans la case des sorts de Sorcier : il ne peut favoriser qu’un Sorcier.',
  'EW-5.4':
    'Un sort aide le magicien à côté duquel il est placé, quel que soit son propriétaire (EW-5.4). Celui-là est à Vert.',
  'EW-5.11':
    'Un sort mineur peut aller là, mais il ne vaut que 1 (EW-5.11). Commencez par le 5 à côté de votre Druide.',
  'EW-5.4.any':
    'Vous pouvez aussi favoriser ce magicien (EW-5.4). D’abord la lutte au sommet : le 5 à côté de votre Druide.',
  'EW-5.3': 'Qui passe ne place plus rien de tout le tour (EW-5.3). Il est trop tôt.',
  second:
    'On place deux sorts à la suite, et qui peut placer le second doit le faire : deux dés, deux sorts mineurs ou un de chaque, à côté d’un magicien ou de deux. Ajoutez votre 3.',
  'EW-5.2': 'On ne passe pas entre les deux : vous pouvez placer un second sort, vous devez donc le faire.',
  'EW-5.8': 'Un sort placé à côté d’un magicien ne se reprend pas[EW-5.8].',
  'EW-5.1': 'Le second sort peut aller là (EW-5.1). Mais Vert a un 6 : placez le 3 à côté de votre Druide.',
  others:
    'Vert a placé un 6 et un sort mineur : 7 contre vos 8. Bleu ne pouvait placer qu’un seul sort, et n’en a donc placé qu’un[EW-5.2]. Vert pouvait-il favoriser votre Druide, ou le Sorcier de Bleu ?',
  'others.any': 'Oui, les magiciens des autres aussi',
  'others.any.answer': 'Oui, et avec autant de sorts qu’il veut. Voilà de quoi négocier.',
  'others.own': 'Non, seulement ses propres magiciens',
  'others.own.answer': 'Il le pouvait : un sort favorise le magicien de n’importe qui, pourvu qu’il puisse monter.',
  third:
    'À vous de nouveau ; un sort placé à côté d’un magicien ne se reprend pas[EW-5.8]. Votre Sorcier lutte contre celui de Bleu, qui a 4 points : par quoi commencez-vous ?',
  'EW-5.5.user': 'Le 6 est dans la case des sorts de simple Magicien : il ne peut favoriser que l’un d’eux.',
  'EW-5.4.sorcerer': 'C’est permis (EW-5.4), mais votre Sorcier a 4 points de retard. Placez votre 4 à côté de lui.',
  fourth:
    '4 à 4, ce serait une égalité, et une égalité ne rapporte rien. Ajoutez votre 2, ou un sort mineur, qui aide n’importe quel rang.',
  'EW-5.4.blue': 'Cela aide le Sorcier de Bleu (EW-5.4). Favorisez le vôtre.',
  'EW-5.12': 'Les Sorciers restent alors à égalité, et personne n’a le titre (EW-5.12). Favorisez le vôtre.',
  pass: 'Vert a passé, et Bleu ne peut plus rien placer. Vous menez dans les deux luttes. Passer est définitif : passez, et la compétition est finie.',
  'EW-5.7':
    'C’est permis, et cela pourrait encore compter. Mais la leçon s’arrête ici : un dé non placé est gaspillé, un sort mineur reste en réserve (EW-5.7). Passez.',
  won: 'Tous ont passé, et les titres sont attribués : votre Druide est Grand Druide, votre Sorcier est devenu Druide.',
};

export const it: typeof en = {
  title: 'Fase 5a: i duelli',
  goal: 'Il tuo Wizard e quello di Verde vogliono diventare High Wizard. Chi ha più punti accanto prende il titolo: metti quindi gli incantesimi accanto al tuo Wizard.',
  first:
    'Un dado della casella degli Incantesimi da Wizard può favorire un Wizard. Piazza il tuo 5 accanto al tuo Wizard.',
  'EW-5.5': 'Il 4 è nella casella degli Incantesimi da Sorcerer: può favorire solo un Sorcerer.',
  'EW-5.4': 'Un incantesimo aiuta il mago accanto a cui sta, di chiunque sia (EW-5.4). Quello è di Verde.',
  'EW-5.11': 'Un Incantesimo Minore può andare lì, ma vale solo 1 (EW-5.11). Comincia dal 5 accanto al tuo Wizard.',
  'EW-5.4.any': 'Puoi favorire anche quel mago (EW-5.4). Prima la contesa in cima: il 5 accanto al tuo Wizard.',
  'EW-5.3': 'Chi passa non piazza più nulla in questo turno (EW-5.3). È troppo presto.',
  second:
    'Si piazzano due incantesimi di seguito, e chi può piazzare il secondo deve farlo: due dadi, due Incantesimi Minori o uno per tipo, accanto a un mago o a due. Aggiungi il tuo 3.',
  'EW-5.2': 'Nel mezzo non si passa: puoi piazzare un secondo incantesimo, quindi devi farlo.',
  'EW-5.8': 'Un incantesimo accanto a un mago non si riprende[EW-5.8].',
  'EW-5.1': 'Il secondo incantesimo può andare lì (EW-5.1). Ma Verde ha un 6: piazza il 3 accanto al tuo Wizard.',
  others:
    'Verde ha piazzato un 6 e un Incantesimo Minore: 7 contro i tuoi 8. Blu poteva piazzare un solo incantesimo, e quello si piazza anche da solo[EW-5.2]. Verde poteva favorire il tuo Wizard, o il Sorcerer di Blu?',
  'others.any': 'Sì, anche i maghi degli altri',
  'others.any.answer': 'Sì, e con quanti incantesimi vuole. È su questo che si fanno gli accordi.',
  'others.own': 'No, solo i propri maghi',
  'others.own.answer': 'Poteva: un incantesimo favorisce il mago di chiunque, purché possa salire.',
  third:
    'Tocca di nuovo a te; un incantesimo accanto a un mago non si riprende[EW-5.8]. Il tuo Sorcerer se la gioca con quello di Blu, che ha 4 punti: con che cosa cominci?',
  'EW-5.5.user': 'Il 6 è nella casella degli Incantesimi da Magic User: può favorire solo un Magic User.',
  'EW-5.4.sorcerer': 'Puoi farlo (EW-5.4), ma il tuo Sorcerer è indietro di 4 punti. Piazza il tuo 4 accanto a lui.',
  fourth:
    '4 a 4 sarebbe parità, e in parità non si vince nulla. Aggiungi il tuo 2, o un Incantesimo Minore, che aiuta qualsiasi rango.',
  'EW-5.4.blue': 'Così aiuti il Sorcerer di Blu (EW-5.4). Favorisci il tuo.',
  'EW-5.12': 'Così i Sorcerer restano in parità, e nessuno prende il titolo (EW-5.12). Favorisci il tuo.',
  pass: 'Verde ha passato, e Blu non può piazzare più nulla. Sei in testa in tutte e due le contese. Chi passa non rientra: passa, e i duelli sono finiti.',
  'EW-5.7':
    'Puoi farlo, e potrebbe ancora contare. Ma la lezione finisce qui: un dado non piazzato è sprecato, un Incantesimo Minore resta nella riserva (EW-5.7). Passa.',
  won: 'Tutti hanno passato, e i titoli sono assegnati: il tuo Wizard è High Wizard, il tuo Sorcerer è diventato Wizard.',
};
