export const en = {
  title: 'Ties',
  goal: 'Blue leads 6 to 5 for the title of High Wizard. You are Red and have one Minor Spell left: too little to win.',
  stop: 'But with equal points nobody takes the title. Stop Blue.',
  'EW-5.11.pass': 'Then Blue has more points and takes the title (EW-5.11).',
  'EW-5.11.blue': 'That would be 7 to 5 for Blue (EW-5.11).',
  'EW-5.11.lower': 'Your Sorcerer would rise, but Blue would be High Wizard, 6 to 5 (EW-5.11).',
  'EW-5.5': 'Your 5 lies there already. Take the Minor Spell.',
  tie: '6 against 6: the title stays vacant, and both Wizards go to the Defeated box at once.',
  none: 'Below, your Sorcerer met a green one for a title of Wizard. Neither had a spell. Who took it?',
  'none.order': 'Red, who is first in player order',
  'none.order.answer': 'Player order breaks no tie for a title. It stays vacant.',
  'none.nobody': 'Nobody',
  'none.nobody.answer': 'Right: without a single point the title stays vacant, and both are defeated.',
  later:
    'In phase 7 defeated mages fill vacant titles. Only the High Wizard’s stays vacant until the next competition.',
};

export const fr: typeof en = {
  title: 'Les égalités',
  goal: 'Bleu mène 6 à 5 pour le titre de Grand Druide. Vous êtes Rouge et il vous reste un sort mineur : trop peu pour gagner.',
  stop: 'Mais à égalité de points, personne ne prend le titre. Arrêtez Bleu.',
  'EW-5.11.pass': 'Alors Bleu a plus de points et prend le titre (EW-5.11).',
  'EW-5.11.blue': 'Cela ferait 7 à 5 pour Bleu (EW-5.11).',
  'EW-5.11.lower': 'Votre Sorcier monterait, mais Bleu serait Grand Druide, 6 à 5 (EW-5.11).',
  'EW-5.5': 'Votre 5 y est déjà. Prenez le sort mineur.',
  tie: '6 contre 6 : le titre reste vacant, et les deux Druides vont aussitôt dans la case Déconfiture.',
  none: 'Plus bas, votre Sorcier affrontait un Sorcier vert pour un titre de Druide. Aucun des deux n’avait de sort. Qui l’a pris ?',
  'none.order': 'Rouge, premier dans l’ordre du tour',
  'none.order.answer': 'L’ordre du tour ne départage personne pour un titre. Il reste vacant.',
  'none.nobody': 'Personne',
  'none.nobody.answer': 'Oui : sans un seul point, le titre reste vacant, et les deux sont déconfits.',
  later:
    'En phase 7, des magiciens déconfits prennent les titres vacants. Seul celui de Grand Druide reste vacant jusqu’à la prochaine compétition.',
};

export const it: typeof en = {
  title: 'Le parità',
  goal: 'Blu è in testa 6 a 5 per il titolo di High Wizard. Tu sei Rosso e ti resta un Incantesimo Minore: troppo poco per vincere.',
  stop: 'Ma a parità di punti nessuno prende il titolo. Ferma Blu.',
  'EW-5.11.pass': 'Allora Blu ha più punti e prende il titolo (EW-5.11).',
  'EW-5.11.blue': 'Sarebbe 7 a 5 per Blu (EW-5.11).',
  'EW-5.11.lower': 'Il tuo Sorcerer salirebbe, ma Blu sarebbe High Wizard, 6 a 5 (EW-5.11).',
  'EW-5.5': 'Il tuo 5 è già lì. Prendi l’Incantesimo Minore.',
  tie: '6 contro 6: il titolo resta vacante, e i due Wizard vanno subito nella casella degli sconfitti.',
  none: 'Più in basso il tuo Sorcerer ne affrontava uno verde per un titolo di Wizard. Nessuno dei due aveva incantesimi. Chi lo ha preso?',
  'none.order': 'Rosso, primo in ordine di turno',
  'none.order.answer': 'L’ordine di turno non decide mai un titolo in parità. Resta vacante.',
  'none.nobody': 'Nessuno',
  'none.nobody.answer': 'Giusto: senza nemmeno un punto il titolo resta vacante, e tutti e due sono sconfitti.',
  later:
    'Nella fase 7 i maghi sconfitti prendono i titoli vacanti. Solo quello di High Wizard resta vacante fino ai prossimi duelli.',
};
