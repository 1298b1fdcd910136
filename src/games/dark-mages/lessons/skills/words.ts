export const en = {
  title: 'Skills',
  two: 'Skills help your own attack, one a turn, in the phase that the card says. Foresight lets you roll two d20 and keep the better; an Empowered Spell rolls one more damage die.',
  use: 'Your Spell is of another sphere and has no bonus on its attack roll. Which of the two makes a hit likelier?',
  'DM-P5.one': 'Allowed, but one Skill a turn (DM-P5), and a stronger Spell that misses is worth nothing.',
  'DM-P5.before': 'You may, but after the attack the Skill no longer helps (DM-P5).',
  odds: 'One die hits armour class 10 in 55 of 100 cases. And the better of two?',
  'odds.same': 'As often',
  'odds.same.answer': 'Now both dice must miss.',
  'odds.more': 'In about 80',
  'odds.more.answer':
    'Both must miss: the first in 45 of 100 cases, the second in 45% of those, about 20. That leaves about 80 hits.',
  cast: 'Cast the Arcane Hand.',
  'DM-P5': 'One Skill a turn.',
  'DM-A1': 'You may, but then you do not attack in this turn (DM-A1).',
  told: 'A 3 and a 15: the 15 counts, and hits. The Skill was discarded when it was used.',
};

export const fr: typeof en = {
  title: 'Les Compétences',
  two: 'Les Compétences aident votre attaque, une par tour, dans la phase que dit la carte. Prémonition fait lancer deux d20 et garder le meilleur ; un Sort renforcé lance un dé de dégâts de plus.',
  use: 'Votre Sort est d’une autre sphère et n’a pas de bonus au jet d’attaque. Laquelle des deux l’aide à toucher ?',
  'DM-P5.one': 'C’est permis, mais une Compétence par tour (DM-P5), et un Sort plus fort qui manque ne vaut rien.',
  'DM-P5.before': 'C’est permis, mais après l’attaque la Compétence ne sert plus (DM-P5).',
  odds: 'Un dé touche la classe d’armure 10 dans 55 cas sur 100. Et le meilleur de deux ?',
  'odds.same': 'Aussi souvent',
  'odds.same.answer': 'Il faut maintenant manquer avec les deux dés.',
  'odds.more': 'Dans 80 environ',
  'odds.more.answer':
    'Il faut manquer deux fois : la première dans 45 cas sur 100, la seconde dans 45 % de ceux-là, soit 20 environ. Restent environ 80 coups au but.',
  cast: 'Lancez la Main arcanique.',
  'DM-P5': 'Une Compétence par tour.',
  'DM-A1': 'C’est permis, mais vous n’attaquez pas ce tour-ci (DM-A1).',
  told: 'Un 3 et un 15 : le 15 compte, et touche. La Compétence a été défaussée dès son usage.',
};

export const it: typeof en = {
  title: 'Le Abilità',
  two: 'Le Abilità aiutano il tuo attacco, una per turno, nella fase che dice la carta. Preveggenza fa tirare due d20 e tenere il migliore; un Incantesimo potenziato tira un dado di danno in più.',
  use: 'Il tuo Incantesimo è di un’altra sfera e non ha bonus al tiro per colpire. Quale delle due lo aiuta a colpire?',
  'DM-P5.one': 'Si può, ma un’Abilità per turno (DM-P5), e un Incantesimo più forte che manca non vale nulla.',
  'DM-P5.before': 'Si può, ma dopo l’attacco l’Abilità non serve più (DM-P5).',
  odds: 'Un dado colpisce la classe armatura 10 in 55 casi su 100. E il migliore di due?',
  'odds.same': 'Altrettanto spesso',
  'odds.same.answer': 'Ora devono mancare entrambi i dadi.',
  'odds.more': 'In circa 80',
  'odds.more.answer':
    'Devono mancare entrambi: il primo in 45 casi su 100, il secondo nel 45% di quelli, cioè circa 20. Restano circa 80 colpi a segno.',
  cast: 'Lancia la Mano arcana.',
  'DM-P5': 'Un’Abilità per turno.',
  'DM-A1': 'Si può, ma in questo turno non attacchi (DM-A1).',
  told: 'Un 3 e un 15: conta il 15, e colpisce. L’Abilità è stata scartata appena usata.',
};
