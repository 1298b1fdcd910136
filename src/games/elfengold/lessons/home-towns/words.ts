export const en = {
  title: 'Home towns',
  home: 'In this variant one of twelve home towns was dealt to you in secret: yours is Virst. At the end your score is the towns you have been to, less the roads of the shortest way from your boot to your home.',
  points: 'You have been to ten towns and stand in Elvenhold. What would your score be now?',
  'points.ten': '10',
  'points.ten.answer': 'You are not at home yet.',
  'points.nine': '9',
  'points.nine.answer': 'Yes: 10 less one road, the one over the lake. All roads count, counters or not[EG-V1].',
  go: 'It is the last journey of the last round. Where do you go with your two rafts?',
  'EG-V1': 'You may. But then you stay one road away from home (EG-V1).',
  'EG-V1.near': 'You may. A new town, but still one road from home (EG-V1): Virst is new to you as well.',
  'EG-V1.far': 'You may. But it leads away from home, and each road costs a point (EG-V1).',
  take: 'Home, and with an eleventh town. In a tie coins decide, then the way home, then cards[EG-V1]: what do you take?',
  'EG-V1.coins': 'You may. But in a tie coins come first (EG-V1).',
  end: 'Now all homes are shown: Green’s is Yttar, four roads from Rivinia, so its eleven towns make 7 points to your 11. Even all twenty towns would only end the game: this score decides[EG-V1].',
};

export const fr: typeof en = {
  title: 'Les cités natales',
  home: 'Dans cette variante, l’une des douze cités natales vous a été donnée en secret : la vôtre est Virst. À la fin, on compte les cités visitées, moins les routes du plus court chemin entre votre botte et votre cité natale.',
  points: 'Vous avez visité dix cités et vous êtes à Elvenhold. Quel serait votre score maintenant ?',
  'points.ten': '10',
  'points.ten.answer': 'Vous n’êtes pas encore chez vous.',
  'points.nine': '9',
  'points.nine.answer':
    'Oui : 10 moins une route, celle du lac. Toutes les routes comptent, avec ou sans jeton[EG-V1].',
  go: 'C’est le dernier voyage de la dernière manche. Où allez-vous avec vos deux radeaux ?',
  'EG-V1': 'C’est permis. Mais vous restez alors à une route de chez vous (EG-V1).',
  'EG-V1.near':
    'C’est permis. Une cité nouvelle, mais encore à une route de chez vous (EG-V1) : Virst aussi est nouvelle pour vous.',
  'EG-V1.far': 'C’est permis. Mais cela vous éloigne de chez vous, et chaque route coûte un point (EG-V1).',
  take: 'Vous voilà chez vous, avec une onzième cité. À égalité, les écus décident, puis le chemin du retour, puis les cartes[EG-V1] : que prenez-vous ?',
  'EG-V1.coins': 'C’est permis. Mais à égalité, les écus comptent d’abord (EG-V1).',
  end: 'On montre maintenant les cités natales : celle de Vert est Yttar, à quatre routes de Rivinia ; ses onze cités font 7 points contre vos 11. Même vingt cités ne feraient que terminer la partie : c’est ce score qui décide[EG-V1].',
};

export const it: typeof en = {
  title: 'Le città natali',
  home: 'In questa variante hai ricevuto in segreto una di dodici città natali: la tua è Virst. Alla fine contano le città visitate, meno le strade del percorso più breve tra il tuo stivale e la tua città natale.',
  points: 'Hai visitato dieci città e sei a Elvenhold. Quanti punti faresti ora?',
  'points.ten': '10',
  'points.ten.answer': 'Non sei ancora a casa.',
  'points.nine': '9',
  'points.nine.answer':
    'Sì: 10 meno una strada, quella sul lago. Contano tutte le strade, con o senza segnalini[EG-V1].',
  go: 'È l’ultimo viaggio dell’ultimo round. Dove vai con le tue due zattere?',
  'EG-V1': 'Si può. Ma allora resti a una strada da casa (EG-V1).',
  'EG-V1.near': 'Si può. Una città nuova, ma ancora a una strada da casa (EG-V1): anche Virst è nuova per te.',
  'EG-V1.far': 'Si può. Ma ti allontana da casa, e ogni strada costa un punto (EG-V1).',
  take: 'A casa, e con l’undicesima città. A parità decidono le monete, poi la strada verso casa, poi le carte[EG-V1]: che cosa prendi?',
  'EG-V1.coins': 'Si può. Ma in caso di parità contano prima le monete (EG-V1).',
  end: 'Ora si mostrano le città natali: quella di Verde è Yttar, a quattro strade da Rivinia; le sue undici città fanno 7 punti contro i tuoi 11. Anche venti città farebbero solo finire la partita: decide questo punteggio[EG-V1].',
};
