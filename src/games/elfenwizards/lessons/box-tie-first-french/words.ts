export const en = {
  title: 'A tie for first place: the French reading',
  goal: 'Here the translations differ. As we read the French text, exactly two mages tied for first place both rise; three or more tied do not.',
  who: 'Box A: Green 6, Blue 6, Red 5. As it stands, who rises?',
  'who.nobody': 'Nobody',
  'who.nobody.re': 'That is the Italian reading. Here two tied for first place both rise.',
  'who.two': 'Green and Blue',
  'who.two.re': 'Yes: two titles for two tied mages.',
  stop: 'You are Red and have one Minor Spell. Stop them both.',
  'EW-5.16.pass': 'Then Green and Blue share first place in Box A and both rise (EW-5.16).',
  'EW-5.15': 'Then one is first and the other second: both rise (EW-5.15).',
  'EW-5.16.anyway': 'In Box B you and Blue tie for first place: there you rise anyway (EW-5.16).',
  three: '6, 6 and 6: with three tied for first place nobody rises from Box A.',
  two: 'In Box B you and Blue had 2 points each. Two tied for first place: both rose.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Égalité pour la première place : lecture française',
  goal: 'Ici, les traductions diffèrent. D’après notre lecture du texte français, deux magiciens à égalité pour la première place montent tous deux ; à trois ou plus, personne ne monte.',
  who: 'Case A : Vert 6, Bleu 6, Rouge 5. Qui monterait maintenant ?',
  'who.nobody': 'Personne',
  'who.nobody.re': 'C’est la lecture italienne. Ici, deux premiers à égalité montent tous deux.',
  'who.two': 'Vert et Bleu',
  'who.two.re': 'Oui : deux titres pour deux magiciens à égalité.',
  stop: 'Vous êtes Rouge et avez un sort mineur. Arrêtez-les tous deux.',
  'EW-5.16.pass': 'Alors Vert et Bleu se partagent la première place de la case A et montent tous deux (EW-5.16).',
  'EW-5.15': 'Alors l’un est premier et l’autre deuxième : les deux montent (EW-5.15).',
  'EW-5.16.anyway': 'Dans la case B, Bleu et vous êtes premiers à égalité : vous y montez de toute façon (EW-5.16).',
  three: '6, 6 et 6 : avec trois premiers à égalité, personne ne monte de la case A.',
  two: 'Dans la case B, Bleu et vous aviez 2 points chacun. Deux premiers à égalité : les deux sont montés.',
};

export const it: Words = {
  title: 'Parità per il primo posto: lettura francese',
  goal: 'Qui le traduzioni divergono. Per come leggiamo il testo francese, due maghi in parità per il primo posto salgono tutti e due; in tre o più non sale nessuno.',
  who: 'Casella A: Verde 6, Blu 6, Rosso 5. Così com’è, chi sale?',
  'who.nobody': 'Nessuno',
  'who.nobody.re': 'È la lettura italiana. Qui due primi in parità salgono tutti e due.',
  'who.two': 'Verde e Blu',
  'who.two.re': 'Sì: due titoli per due maghi in parità.',
  stop: 'Tu sei Rosso e hai un Incantesimo Minore. Fermali tutti e due.',
  'EW-5.16.pass': 'Allora nella casella A Verde e Blu sono primi in parità e salgono tutti e due (EW-5.16).',
  'EW-5.15': 'Allora uno è primo e l’altro secondo: salgono tutti e due (EW-5.15).',
  'EW-5.16.anyway': 'Nella casella B tu e Blu siete primi in parità: lì sali comunque (EW-5.16).',
  three: '6, 6 e 6: con tre primi in parità nessuno sale dalla casella A.',
  two: 'Nella casella B tu e Blu avevate 2 punti a testa. Due primi in parità: siete saliti tutti e due.',
};
