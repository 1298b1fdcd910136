export const en = {
  title: 'Defense: answers',
  why: 'Green casts Ice Storm at Blue, and Blue gave no answer. Why are you asked?',
  'why.card': 'Because I hold a Counterspell',
  'why.card.re': 'You would be asked without one, too: so nobody learns what you hold.',
  'why.spell': 'Because it is a Spell',
  'why.spell.re': 'Against a Spell every other player is asked, clockwise from the attacker.',
  counter: 'A Counterspell makes any Spell go out. A Dodge is only for those who are aimed at. Help Blue this time.',
  'DM-D1': 'You are not aimed at: a Dodge is no answer to this.',
  'DM-D1.pass': 'Of course you may keep it (DM-D1). But see what it does.',
  out: 'No die was rolled: the Spell is undone, and both cards are discarded. Against a Hex, a Scroll, a cantrip or a companion, a Counterspell does nothing.',
  dodge: 'Now Blue reads the Scroll of Cloudkill at you. Avoid it.',
  'DM-D1.hit': 'You may (DM-D1), but then you have to save against it.',
  'DM-D1.you': 'You are the one who is asked.',
  end: 'A Dodge answers any one attack on you or your companion, those of enemies too.',
};

type Words = Record<keyof typeof en, string>;

export const fr: Words = {
  title: 'Défenses : les réponses',
  why: 'Vert lance Tempête de grêle sur Bleu, qui n’a pas répondu. Pourquoi vous le demande-t-on ?',
  'why.card': 'Parce que j’ai un Contresort',
  'why.card.re': 'On vous le demanderait aussi sans : ainsi personne ne devine votre main.',
  'why.spell': 'Parce que c’est un Sort',
  'why.spell.re': 'Contre un Sort, on demande à tous les autres, dans le sens horaire à partir de l’attaquant.',
  counter: 'Un Contresort annule tout Sort. Une Esquive n’est que pour qui est visé. Aidez Bleu, cette fois.',
  'DM-D1': 'On ne vous vise pas : l’Esquive n’y répond pas.',
  'DM-D1.pass': 'Vous pouvez bien sûr le garder (DM-D1). Mais voyez ce qu’il fait.',
  out: 'Aucun dé n’a été lancé : le Sort est annulé, et les deux cartes sont défaussées. Contre une Malédiction, un Parchemin, la petite magie ou un compagnon, un Contresort ne peut rien.',
  dodge: 'Bleu lit maintenant le Parchemin de brume mortelle contre vous. Évitez-le.',
  'DM-D1.hit': 'C’est permis (DM-D1), mais il faudra alors une sauvegarde.',
  'DM-D1.you': 'C’est à vous qu’on demande.',
  end: 'Une Esquive répond à toute attaque contre vous ou votre compagnon, celles des ennemis aussi.',
};

export const it: Words = {
  title: 'Difese: le risposte',
  why: 'Verde lancia Tempesta di ghiaccio su Blu, che non ha risposto. Perché lo si chiede a te?',
  'why.card': 'Perché ho un Controincantesimo',
  'why.card.re': 'Te lo si chiederebbe anche senza: così nessuno scopre che cosa hai.',
  'why.spell': 'Perché è un Incantesimo',
  'why.spell.re': 'Contro un Incantesimo si chiede a tutti gli altri, in senso orario da chi attacca.',
  counter:
    'Un Controincantesimo annulla ogni Incantesimo. Una Schivata è solo per chi è il bersaglio. Stavolta aiuta Blu.',
  'DM-D1': 'Il bersaglio non sei tu: la Schivata non serve.',
  'DM-D1.pass': 'Puoi certo tenerlo (DM-D1). Ma guarda che cosa fa.',
  out: 'Nessun dado è stato tirato: l’Incantesimo è annullato, e le due carte si scartano. Contro una Maledizione, una Pergamena, un trucchetto o un compagno, un Controincantesimo non fa nulla.',
  dodge: 'Ora Blu legge la Pergamena della nube mortale contro di te. Evitala.',
  'DM-D1.hit': 'Si può (DM-D1), ma poi servirà un tiro salvezza.',
  'DM-D1.you': 'Lo si chiede a te.',
  end: 'Una Schivata risponde a qualsiasi attacco contro te o il tuo compagno, anche dei nemici.',
};
