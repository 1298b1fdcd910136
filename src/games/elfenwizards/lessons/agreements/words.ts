export const en = {
  title: 'Agreements',
  goal: 'Green is the rival of your Wizard and of Blue’s Sorcerer. So you and Blue may talk: players may promise each other spells in the competition.',
  deal: 'Which of these offers is allowed?',
  'deal.token': 'I give you a Minor Spell if you help me',
  'deal.token.answer': 'No. Tokens never change hands.',
  'deal.spells': 'I help your Wizard if you help my Sorcerer',
  'deal.spells.answer': 'Yes. Only promises about spells in the competition are allowed.',
  'deal.points': 'I give you three points if you help me',
  'deal.points.answer': 'No. Points are not traded, and neither are spells or tokens.',
  answer:
    'You promised to help Blue’s Sorcerer, and Blue has put a 5 beside your Wizard. No promise binds. Keep it with your 4, or do something else: it is up to you.',
  'EW-5.5': 'The 4 is a Sorcerer spell: it can favour only a Sorcerer.',
  'EW-5.8': 'What lies beside a mage is not taken back, whatever was promised.',
  time: 'You were free to choose, and the others will remember it. Talk can be limited: one minute for each player before a roll in phases 2 and 3. And before the competition?',
  'time.five': 'Five minutes, all together',
  'time.five.answer': 'Yes. Both limits are optional; a timer can be switched on.',
  'time.open': 'As long as you like, always',
  'time.open.answer':
    'Only if you agree on no limit. Five minutes for all together is the limit that the rules suggest.',
};

export const fr: typeof en = {
  title: 'Les accords',
  goal: 'Vert est le rival de votre Druide et du Sorcier de Bleu. Bleu et vous pouvez donc parler : on peut se promettre des sorts pour la compétition.',
  deal: 'Laquelle de ces offres est permise ?',
  'deal.token': 'Je te donne un sort mineur si tu m’aides',
  'deal.token.answer': 'Non. Les jetons ne changent jamais de main.',
  'deal.spells': 'J’aide ton Druide si tu aides mon Sorcier',
  'deal.spells.answer': 'Oui. Seules les promesses de sorts dans la compétition sont permises.',
  'deal.points': 'Je te donne trois points si tu m’aides',
  'deal.points.answer': 'Non. On n’échange ni points, ni sorts, ni jetons.',
  answer:
    'Vous avez promis d’aider le Sorcier de Bleu, et Bleu a placé un 5 à côté de votre Druide. Aucune promesse n’engage. Tenez la vôtre avec le 4, ou faites autre chose : à vous de voir.',
  'EW-5.5': 'Le 4 est un sort de Sorcier : il ne peut favoriser qu’un Sorcier.',
  'EW-5.8': 'Ce qui est à côté d’un magicien ne se reprend pas, quoi qu’on ait promis.',
  time: 'Vous étiez libre de choisir, et les autres s’en souviendront. On peut limiter les discussions : une minute par joueur avant un jet des phases 2 et 3. Et avant la compétition ?',
  'time.five': 'Cinq minutes, tous ensemble',
  'time.five.answer': 'Oui. Ces deux limites sont facultatives ; on peut activer un minuteur.',
  'time.open': 'Tout le temps qu’on veut',
  'time.open.answer':
    'Seulement si vous décidez de jouer sans limite. La limite que suggèrent les règles est de cinq minutes pour tous.',
};

export const it: typeof en = {
  title: 'Gli accordi',
  goal: 'Verde è rivale del tuo Wizard e del Sorcerer di Blu. Tu e Blu potete quindi parlarvi: ci si possono promettere incantesimi per i duelli.',
  deal: 'Quale di queste offerte è permessa?',
  'deal.token': 'Ti do un Incantesimo Minore se mi aiuti',
  'deal.token.answer': 'No. I gettoni non passano mai di mano.',
  'deal.spells': 'Aiuto il tuo Wizard se aiuti il mio Sorcerer',
  'deal.spells.answer': 'Sì. Si possono fare solo promesse sugli incantesimi nei duelli.',
  'deal.points': 'Ti do tre punti se mi aiuti',
  'deal.points.answer': 'No. Non si scambiano punti, né incantesimi, né gettoni.',
  answer:
    'Hai promesso di aiutare il Sorcerer di Blu, e Blu ha messo un 5 accanto al tuo Wizard. Nessuna promessa vincola. Mantienila con il tuo 4, o fai altro: decidi tu.',
  'EW-5.5': 'Il 4 è un incantesimo da Sorcerer: può favorire solo un Sorcerer.',
  'EW-5.8': 'Quello che sta accanto a un mago non si riprende, qualunque cosa si sia promessa.',
  time: 'La scelta era libera, e gli altri se ne ricorderanno. Si può limitare il tempo: un minuto a testa prima di un lancio nelle fasi 2 e 3. E prima dei duelli?',
  'time.five': 'Cinque minuti, tutti insieme',
  'time.five.answer': 'Sì. I due limiti sono facoltativi; si può attivare un timer.',
  'time.open': 'Tutto il tempo che si vuole',
  'time.open.answer':
    'Solo se vi accordate così. Il limite che le regole suggeriscono è di cinque minuti per tutti insieme.',
};
