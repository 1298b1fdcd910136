export const en = {
  title: 'Cheaper Grey Magic, an option',
  goal: 'A Grey Magic token usually costs 4 pips to remove. The French translator suggests 3, and so it is played here.',
  three: 'You are Red, with a token under your Wizard and a 3 in the box. Choose the die.',
  'EW-9.3': 'First choose a die: here a token costs 3 pips.',
  'EW-9.3.enough': 'The token would stay. With this option your 3 is enough (EW-9.3).',
  remove: '3 pips are enough. Remove the token.',
  'EW-9.1': 'Only from under your own mages.',
  'EW-9.4': 'You have chosen a die: use it first.',
  nine: 'A 5 and a 4 make 9 pips. How many tokens do they remove with this option?',
  'nine.two': 'Two',
  'nine.two.re': 'That is without the option, at 4 pips each.',
  'nine.three': 'Three',
  'nine.three.re': 'Yes: three times 3 pips, and nothing is left over.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Une option : magie grise à 3 points',
  goal: 'Retirer un jeton de magie grise coûte d’ordinaire 4 points. Le traducteur français en propose 3, et cette partie se joue ainsi.',
  three: 'Vous êtes Rouge, avec un jeton sous votre Druide et un 3 dans la case. Choisissez ce dé.',
  'EW-9.3': 'Choisissez d’abord un dé : ici, un jeton coûte 3 points.',
  'EW-9.3.enough': 'Le jeton resterait. Avec cette option, votre 3 suffit (EW-9.3).',
  remove: '3 points suffisent. Retirez le jeton.',
  'EW-9.1': 'Seulement sous vos propres magiciens.',
  'EW-9.4': 'Vous avez choisi un dé : utilisez-le d’abord.',
  nine: 'Un 5 et un 4 font 9 points. Combien de jetons retirent-ils avec cette option ?',
  'nine.two': 'Deux',
  'nine.two.re': 'C’est sans l’option, à 4 points le jeton.',
  'nine.three': 'Trois',
  'nine.three.re': 'Oui : trois fois 3 points, et il ne reste rien.',
};

export const it: Words = {
  title: 'Un’opzione: Magia Grigia a 3 punti',
  goal: 'Rimuovere un gettone di Magia Grigia costa di solito 4 punti. Il traduttore francese ne propone 3, e questa partita si gioca così.',
  three: 'Tu sei Rosso, con un gettone sotto il tuo Wizard e un 3 nella casella. Scegli il dado.',
  'EW-9.3': 'Prima scegli un dado: qui un gettone costa 3 punti.',
  'EW-9.3.enough': 'Il gettone resterebbe. Con questa opzione il tuo 3 basta (EW-9.3).',
  remove: '3 punti bastano. Rimuovi il gettone.',
  'EW-9.1': 'Solo da sotto i tuoi maghi.',
  'EW-9.4': 'Hai scelto un dado: prima usalo.',
  nine: 'Un 5 e un 4 fanno 9 punti. Quanti gettoni rimuovono con questa opzione?',
  'nine.two': 'Due',
  'nine.two.re': 'Questo è senza l’opzione, a 4 punti l’uno.',
  'nine.three': 'Tre',
  'nine.three.re': 'Sì: tre volte 3 punti, e non avanza nulla.',
};
