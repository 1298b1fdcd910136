export const en = {
  title: 'Defense: the Magic Shield',
  raise:
    'The Magic Shield is no answer: you raise it in your preparation, and it adds 4 to your armour class until your next turn begins.',
  'DM-P6': 'You may, but it is raised in the preparation only (DM-P6).',
  ac: 'Armour class 14 now. What does Green need to hit you without a bonus?',
  'ac.fourteen': '14 or more',
  'ac.fourteen.answer': 'And your saving throws succeed up to 13.',
  'ac.ten': '10 or more',
  'ac.ten.answer': 'The Magic Shield counts at once.',
  go: 'You save your strength: end your attack.',
  'DM-P6.late': 'In the preparation only.',
  'DM-A8': 'You may, as you hold no attack card (DM-A8). But here end your attack.',
  told: 'Green’s Thunderwave rolls 12: against 10 a hit, against 14 a miss. You even kept your Dodge.',
};

export const fr: typeof en = {
  title: 'Défenses : le Bouclier magique',
  raise:
    'Le Bouclier magique n’est pas une réponse : on le lève pendant sa préparation, et il ajoute 4 à la classe d’armure jusqu’au début du tour suivant.',
  'DM-P6': 'C’est permis, mais il ne se lève que pendant la préparation (DM-P6).',
  ac: 'Classe d’armure 14. Que faut-il à Vert pour vous toucher sans bonus ?',
  'ac.fourteen': '14 ou plus',
  'ac.fourteen.answer': 'Et vos sauvegardes réussissent jusqu’à 13.',
  'ac.ten': '10 ou plus',
  'ac.ten.answer': 'Le Bouclier magique compte aussitôt.',
  go: 'Vous ménagez vos forces : terminez l’attaque.',
  'DM-P6.late': 'Pendant la préparation seulement.',
  'DM-A8': 'C’est permis, car vous n’avez pas de carte d’attaque (DM-A8). Mais ici, terminez l’attaque.',
  told: 'La Vague tonnante de Vert fait 12 : contre 10, touché ; contre 14, manqué. Vous avez même gardé l’Esquive.',
};

export const it: typeof en = {
  title: 'Difese: lo Scudo magico',
  raise:
    'Lo Scudo magico non è una risposta: lo si alza nella preparazione, e aggiunge 4 alla classe armatura fino all’inizio del tuo prossimo turno.',
  'DM-P6': 'Si può, ma si alza solo nella preparazione (DM-P6).',
  ac: 'Classe armatura 14. Che cosa serve a Verde per colpirti senza bonus?',
  'ac.fourteen': '14 o più',
  'ac.fourteen.answer': 'E i tuoi tiri salvezza riescono fino a 13.',
  'ac.ten': '10 o più',
  'ac.ten.answer': 'Lo Scudo magico conta subito.',
  go: 'Risparmi le forze: termina l’attacco.',
  'DM-P6.late': 'Solo nella preparazione.',
  'DM-A8': 'Si può, perché non hai carte d’attacco (DM-A8). Ma qui termina l’attacco.',
  told: 'L’Onda tonante di Verde fa 12: contro 10 colpisce, contro 14 manca. Hai perfino tenuto la Schivata.',
};
