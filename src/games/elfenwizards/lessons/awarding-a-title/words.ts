export const en = {
  title: 'Awarding a title',
  goal: 'Two Wizards compete for one title, High Wizard. When everybody has passed, titles are awarded, the highest first. You are Red.',
  count:
    'Blue has a 5 and a 6 beside its Wizard, you have a 6. A Major Spell counts its pips, a Minor Spell 1. How many Minor Spells would put you ahead?',
  'count.one': '1: my 6 equals Blue’s best die',
  'count.one.answer': 'Not only the best one counts: all spells beside a mage are added up, so Blue has 11.',
  'count.five': '5',
  'count.five.answer': 'That would be 11 to 11, a tie, and the title would stay vacant.',
  'count.six': '6',
  'count.six.answer': 'All spells beside a mage are added up: 6 and 6 make 12, against 5 and 6.',
  place:
    'You have one Minor Spell left, which counts 1: 7 against 11. Place it beside your Wizard all the same, and see what becomes of the loser.',
  'EW-5.7': 'A spell that is not placed has no effect (EW-5.7).',
  'EW-5.4': 'A spell favours the mage it lies beside (EW-5.4), and that one is not yours.',
  'EW-5.11': 'Your Sorcerer leads there already, 3 to 2 (EW-5.11). Help the Wizard.',
  'EW-5.5': 'Your 6 lies beside the Wizard already. Take the Minor Spell.',
  won: '11 against 7: Blue becomes High Wizard. Your Wizard goes to the Defeated box of its own rank.',
  below:
    'Then came the titles below, from left to right. Your Wizard had left its space at once, so your Sorcerer could take it: 3 against 2.',
  why: 'Why does the awarding begin at the top?',
  'why.points': 'High titles bring more points',
  'why.points.answer': 'They do, but points are scored later, in phase 10.',
  'why.empty': 'Each space is empty when the rank below competes for it',
  'why.empty.answer': 'Yes: whoever stood there has risen or is defeated.',
};

export const fr: typeof en = {
  title: 'Attribuer un titre',
  goal: 'Deux Druides luttent pour un seul titre, celui de Grand Druide. Quand tous ont passé, on attribue les titres, le plus haut d’abord. Vous êtes Rouge.',
  count:
    'Bleu a un 5 et un 6 à côté de son Druide, vous un 6. Un sort majeur vaut le nombre de points qu’il montre, un sort mineur 1. Combien de sorts mineurs vous faudrait-il pour passer devant ?',
  'count.one': '1 : mon 6 vaut le meilleur dé de Bleu',
  'count.one.answer':
    'Le meilleur ne compte pas seul : tous les sorts à côté d’un magicien s’additionnent, Bleu a donc 11.',
  'count.five': '5',
  'count.five.answer': 'Ce serait 11 à 11, une égalité, et le titre resterait vacant.',
  'count.six': '6',
  'count.six.answer': 'Tous les sorts à côté d’un magicien s’additionnent : 6 et 6 font 12, contre 5 et 6.',
  place:
    'Il vous reste un sort mineur, qui vaut 1 : 7 contre 11. Placez-le tout de même à côté de votre Druide, et voyez ce que devient le perdant.',
  'EW-5.7': 'Un sort non placé n’a aucun effet (EW-5.7).',
  'EW-5.4': 'Un sort favorise le magicien à côté duquel il se trouve (EW-5.4), et celui-là n’est pas à vous.',
  'EW-5.11': 'Votre Sorcier y mène déjà, 3 à 2 (EW-5.11). Aidez le Druide.',
  'EW-5.5': 'Votre 6 est déjà à côté du Druide. Prenez le sort mineur.',
  won: '11 contre 7 : Bleu devient Grand Druide. Votre Druide va dans la case Déconfiture de son rang.',
  below:
    'Puis sont venus les titres d’en dessous, de gauche à droite. Votre Druide avait aussitôt libéré sa place, et votre Sorcier a pu la prendre : 3 contre 2.',
  why: 'Pourquoi l’attribution commence-t-elle en haut ?',
  'why.points': 'Les titres élevés rapportent plus',
  'why.points.answer': 'C’est vrai, mais les points se comptent plus tard, en phase 10.',
  'why.empty': 'Chaque place est libre quand le rang d’en dessous la dispute',
  'why.empty.answer': 'Oui : qui s’y trouvait est monté ou déconfit.',
};

export const it: typeof en = {
  title: 'Assegnare un titolo',
  goal: 'Due Wizard si contendono il titolo di High Wizard. Quando tutti hanno passato si assegnano i titoli, prima il più alto. Tu sei Rosso.',
  count:
    'Blu ha un 5 e un 6 accanto al suo Wizard, tu un 6. Un Incantesimo Maggiore vale i punti che mostra, uno Minore 1. Quanti Incantesimi Minori ti servirebbero per passare in testa?',
  'count.one': '1: il mio 6 vale il dado migliore di Blu',
  'count.one.answer':
    'Non conta solo il migliore: tutti gli incantesimi accanto a un mago si sommano, quindi Blu ha 11.',
  'count.five': '5',
  'count.five.answer': 'Sarebbe 11 a 11, parità, e il titolo resterebbe vacante.',
  'count.six': '6',
  'count.six.answer': 'Tutti gli incantesimi accanto a un mago si sommano: 6 e 6 fanno 12, contro 5 e 6.',
  place:
    'Ti resta un Incantesimo Minore, che vale 1: 7 contro 11. Mettilo lo stesso accanto al tuo Wizard, e guarda che fine fa chi perde.',
  'EW-5.7': 'Un incantesimo non piazzato non ha effetto (EW-5.7).',
  'EW-5.4': 'Un incantesimo favorisce il mago a cui sta accanto (EW-5.4), e quello non è tuo.',
  'EW-5.11': 'Lì il tuo Sorcerer è già in testa, 3 a 2 (EW-5.11). Aiuta il Wizard.',
  'EW-5.5': 'Il tuo 6 è già accanto al Wizard. Prendi l’Incantesimo Minore.',
  won: '11 contro 7: Blu diventa High Wizard. Il tuo Wizard va nella casella degli sconfitti del suo rango.',
  below:
    'Poi sono venuti i titoli di sotto, da sinistra a destra. Il tuo Wizard aveva lasciato subito il suo posto, così il tuo Sorcerer ha potuto prenderlo: 3 contro 2.',
  why: 'Perché l’assegnazione comincia dall’alto?',
  'why.points': 'I titoli alti danno più punti',
  'why.points.answer': 'È vero, ma i punti si contano dopo, nella fase 10.',
  'why.empty': 'Ogni posto è libero quando il rango di sotto se lo contende',
  'why.empty.answer': 'Sì: chi stava lì è salito o è sconfitto.',
};
