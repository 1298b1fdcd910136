export const en = {
  title: 'Drawing cards and gold',
  take: 'Phase 1, from round 2 on: three times each player draws a face-up card, or the top card blind, or the whole gold pile. Take one of the face-up cards.',
  'EG-1.4.small': 'You may. But a gold card pays only 3 coins (EG-1.4), and there is one: let the pile grow.',
  'EG-1.1': 'You may (EG-1.1). This time take a face-up card.',
  turned:
    'The card you took was replaced at once, by gold! But gold never stays among the face-up cards: it goes to the gold pile, and another card is turned up.',
  blind: 'Green has drawn blind; you do not see what. Now draw blind yourself.',
  'EG-1.1.open': 'You may (EG-1.1). This time draw blind.',
  'EG-1.4.wait': 'You may: two cards, 6 coins (EG-1.4). But see first what lies on the draw pile.',
  gold: 'Gold again! It went to the gold pile, and not to your hand. What about your draw?',
  'gold.lost': 'It is used up',
  'gold.lost.answer': 'No. It is still your draw.',
  'gold.again': 'I draw again',
  'gold.again.answer': 'Yes: a face-up card, a blind one or the gold pile. If you draw gold again, you draw once more.',
  pile: 'Three gold cards lie there now, and each pays 3 coins. What do you draw?',
  'EG-1.4.now': 'You may. But the gold pile pays 9 coins now (EG-1.4), and Green would gladly take it.',
  last: '9 coins for one draw. The gold cards are on the discard pile, and an empty gold pile cannot be taken[EG-1.4]. Green has drawn: make your third draw.',
  'EG-1.4': 'It is empty, and an empty gold pile cannot be taken[EG-1.4].',
};

export const fr: typeof en = {
  title: 'Piocher des cartes et de l’or',
  take: 'Phase 1, dès la manche 2 : trois fois, chacun prend une carte visible, ou la première de la pioche à l’aveugle, ou tout le tas d’or. Prenez une carte visible.',
  'EG-1.4.small':
    'C’est permis. Mais une carte or ne rapporte que 3 écus (EG-1.4), et il n’y en a qu’une : laissez grossir le tas.',
  'EG-1.1': 'C’est permis (EG-1.1). Cette fois, prenez-en une visible.',
  turned:
    'La carte prise a été remplacée aussitôt, par de l’or ! Mais l’or ne reste jamais parmi les cartes visibles : il va au tas d’or, et l’on retourne une autre carte.',
  blind: 'Vert a pioché à l’aveugle ; vous ne voyez pas quoi. Faites de même.',
  'EG-1.1.open': 'C’est permis (EG-1.1). Cette fois, piochez à l’aveugle.',
  'EG-1.4.wait': 'C’est permis : deux cartes, 6 écus (EG-1.4). Mais voyez d’abord ce que cache la pioche.',
  gold: 'Encore de l’or ! Il est allé au tas d’or, et non dans votre main. Et votre prise ?',
  'gold.lost': 'Elle est perdue',
  'gold.lost.answer': 'Non. C’est toujours à vous de prendre.',
  'gold.again': 'Je prends encore',
  'gold.again.answer':
    'Oui : une carte visible, une carte à l’aveugle ou le tas d’or. Si vous piochez encore de l’or, vous prenez de nouveau.',
  pile: 'Il y a maintenant trois cartes or, et chacune rapporte 3 écus. Que prenez-vous ?',
  'EG-1.4.now': 'C’est permis. Mais le tas d’or vaut 9 écus (EG-1.4), et Vert le prendrait volontiers.',
  last: '9 écus pour une prise. Les cartes or sont à la défausse, et un tas d’or vide ne peut pas se prendre[EG-1.4]. Vert a pioché : prenez votre troisième carte.',
  'EG-1.4': 'Il est vide, et l’on ne peut pas prendre un tas d’or vide[EG-1.4].',
};

export const it: typeof en = {
  title: 'Pescare carte e oro',
  take: 'Fase 1, dal round 2 in poi: per tre volte ciascuno prende una carta scoperta, o la prima del mazzo alla cieca, o tutto il mucchio d’oro. Prendi una carta scoperta.',
  'EG-1.4.small': 'Si può. Ma una carta oro paga solo 3 monete (EG-1.4), e ce n’è una: lascia crescere il mucchio.',
  'EG-1.1': 'Si può (EG-1.1). Questa volta prendine una scoperta.',
  turned:
    'La carta presa è stata sostituita subito, con oro! Ma l’oro non resta mai tra le carte scoperte: va sul mucchio d’oro, e si scopre un’altra carta.',
  blind: 'Verde ha pescato alla cieca; non vedi che cosa. Fallo anche tu.',
  'EG-1.1.open': 'Si può (EG-1.1). Questa volta pesca alla cieca.',
  'EG-1.4.wait': 'Si può: due carte, 6 monete (EG-1.4). Ma prima guarda che cosa c’è in cima al mazzo.',
  gold: 'Ancora oro! È andato sul mucchio d’oro, e non nella tua mano. E la tua pescata?',
  'gold.lost': 'È andata persa',
  'gold.lost.answer': 'No. Tocca ancora a te.',
  'gold.again': 'Prendo ancora',
  'gold.again.answer':
    'Sì: una carta scoperta, una alla cieca o il mucchio d’oro. Se peschi di nuovo oro, prendi ancora.',
  pile: 'Ora ci sono tre carte oro, e ognuna paga 3 monete. Che cosa prendi?',
  'EG-1.4.now': 'Si può. Ma adesso il mucchio d’oro paga 9 monete (EG-1.4), e Verde lo prenderebbe volentieri.',
  last: '9 monete per una pescata. Le carte oro sono tra gli scarti, e un mucchio d’oro vuoto non si può prendere[EG-1.4]. Verde ha pescato: prendi la tua terza carta.',
  'EG-1.4': 'È vuoto, e un mucchio d’oro vuoto non si può prendere[EG-1.4].',
};
