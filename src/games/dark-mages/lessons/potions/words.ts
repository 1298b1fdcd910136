export const en = {
  title: 'Potions',
  drink:
    'Potions work for a short time, and you may drink one a turn. Heroism adds 3 to your attack rolls this turn, Giant Strength 4 to the damage of a hit. Which makes it likelier that your Spell hits?',
  'DM-P3.other': 'Allowed, but only one Potion a turn (DM-P3), and damage counts only after a hit.',
  'DM-P3.later': 'You may, and drink it later (DM-P3). But do it now.',
  need: '3 for the potion and 1 for your own sphere, against armour class 10. Which rolls hit now?',
  'need.ten': '10 or more',
  'need.ten.answer': 'The bonuses count: less is enough.',
  'need.six': '6 or more',
  'need.six.answer': '6 + 4 = 10.',
  cast: 'Potions may also be drunk in the attack, but one a turn in all. Cast your Spell.',
  'DM-P3': 'You have drunk one this turn.',
  'DM-A1': 'You may go without an attack (DM-A1), but then you drank the potion in vain.',
  told: 'A 6, and with 4 it is exactly 10: a hit for 7. Without the potion it would have missed.',
};

export const fr: typeof en = {
  title: 'Les Potions',
  drink:
    'Les Potions agissent peu de temps, et l’on en boit une par tour. L’héroïsme ajoute 3 à vos jets d’attaque ce tour-ci, la force de géant 4 aux dégâts d’un coup. Laquelle aide votre Sort à toucher ?',
  'DM-P3.other': 'C’est permis, mais une seule Potion par tour (DM-P3), et sans toucher, pas de dégâts.',
  'DM-P3.later': 'C’est permis, et on peut la boire ensuite (DM-P3). Mais faites-le maintenant.',
  need: '3 pour la potion et 1 pour votre sphère, contre une classe d’armure de 10. Avec quels résultats touchez-vous ?',
  'need.ten': '10 et plus',
  'need.ten.answer': 'Les bonus comptent : moins suffit.',
  'need.six': '6 et plus',
  'need.six.answer': '6 + 4 = 10.',
  cast: 'Les Potions se boivent aussi pendant l’attaque, mais une par tour en tout. Lancez votre Sort.',
  'DM-P3': 'Vous en avez bu une ce tour-ci.',
  'DM-A1': 'C’est permis, mais la potion serait bue en vain : une attaque par tour (DM-A1), et la voilà perdue.',
  told: 'Un 6, et avec 4 tout juste 10 : touché, 7 dégâts. Sans la potion, c’était manqué.',
};

export const it: typeof en = {
  title: 'Le Pozioni',
  drink:
    'Le Pozioni durano poco, e se ne beve una per turno. L’eroismo aggiunge 3 ai tuoi tiri per colpire in questo turno, la forza dei giganti 4 ai danni di un colpo. Quale aiuta il tuo Incantesimo a colpire?',
  'DM-P3.other': 'Si può, ma una sola Pozione per turno (DM-P3), e i danni contano solo se colpisci.',
  'DM-P3.later': 'Si può, e la si beve anche dopo (DM-P3). Ma fallo ora.',
  need: '3 per la pozione e 1 per la tua sfera, contro classe armatura 10. Con quali risultati colpisci?',
  'need.ten': '10 o più',
  'need.ten.answer': 'I bonus contano: basta meno.',
  'need.six': '6 o più',
  'need.six.answer': '6 + 4 = 10.',
  cast: 'Le Pozioni si bevono anche nell’attacco, ma una per turno in tutto. Lancia l’Incantesimo.',
  'DM-P3': 'Ne hai già bevuta una in questo turno.',
  'DM-A1': 'Si può, ma avresti bevuto per nulla: un attacco per turno (DM-A1), e lo perdi.',
  told: 'Un 6, e con 4 fa giusto 10: colpito, 7 danni. Senza la pozione sarebbe andato a vuoto.',
};
