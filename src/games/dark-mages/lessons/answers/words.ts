export const en = {
  title: 'Defense: answers',
  why: 'Green cast Ice Storm at Blue, and Blue gave no answer. Why are you asked for one?',
  'why.card': 'Because I hold a Counterspell',
  'why.card.answer': 'You would be asked without one, too: so nobody learns what you hold.',
  'why.spell': 'Because it is a Spell',
  'why.spell.answer': 'Against a Spell every other player is asked, clockwise from the attacker.',
  counter:
    'A Counterspell undoes any Spell. A Dodge avoids any attack, but only on you or your companion. You may help Blue: with what?',
  'DM-D1': 'It is not aimed at you: a Dodge is no answer to this.',
  'DM-D1.pass': 'Of course you may keep it (DM-D1). But see what it does.',
  out: 'Answers come before any roll, and none was made: the Spell is undone, and both cards are discarded. Against a Hex, a Scroll, a cantrip or a companion, a Counterspell does nothing.',
  dodge: 'Now Blue reads the Scroll of Cloudkill at you. That is no Spell, so nobody else is asked: what do you do?',
  others:
    'Two more Defenses: the Shield of Reflection turns a Spell or a Scroll back on its caster. The Magic Shield is no answer: raised in the preparation, it adds 4 to your armour class until your next turn.',
  'DM-D1.hit': 'You may (DM-D1), but then you have to save against it.',
  'DM-D1.you': 'You are the one who is asked.',
  end: 'A Dodge answers any attack on you or your companion, even a Hex or an enemy’s strike. Against anything but a Spell only the player aimed at is asked.',
};

export const fr: typeof en = {
  title: 'Défenses : les réponses',
  why: 'Vert a lancé Tempête de grêle sur Bleu, qui n’a pas répondu. Pourquoi vous demande-t-on une réponse ?',
  'why.card': 'Parce que j’ai un Contresort',
  'why.card.answer': 'Même sans, on vous le demanderait : ainsi personne ne devine votre main.',
  'why.spell': 'Parce que c’est un Sort',
  'why.spell.answer': 'Contre un Sort, on interroge tous les autres, dans le sens horaire à partir de l’attaquant.',
  counter:
    'Un Contresort annule tout Sort. Une Esquive évite toute attaque, mais seulement contre vous ou votre compagnon. Vous pouvez aider Bleu : avec quoi ?',
  'DM-D1': 'On ne vous vise pas : l’Esquive n’y répond pas.',
  'DM-D1.pass': 'Vous pouvez bien sûr le garder (DM-D1). Mais voyez ce qu’il fait.',
  out: 'On répond avant tout jet, et il n’y en a pas eu : le Sort est annulé, et les deux cartes sont défaussées. Contre une Malédiction, un Parchemin, la petite magie ou un compagnon, un Contresort ne peut rien.',
  dodge:
    'Bleu lit maintenant le Parchemin de brume mortelle contre vous. Ce n’est pas un Sort, et l’on n’interroge donc que vous : que faites-vous ?',
  others:
    'Deux autres Défenses : le Bouclier de réflexion renvoie un Sort ou un Parchemin à son lanceur. Le Bouclier magique n’est pas une réponse : levé pendant la préparation, il ajoute 4 à la classe d’armure jusqu’à votre prochain tour.',
  'DM-D1.hit': 'C’est permis (DM-D1), mais il faudra alors une sauvegarde.',
  'DM-D1.you': 'C’est vous qu’on interroge.',
  end: 'Une Esquive répond à toute attaque contre vous ou votre compagnon, même à une Malédiction ou à un ennemi. Sauf contre un Sort, on n’interroge que le joueur visé.',
};

export const it: typeof en = {
  title: 'Difese: le risposte',
  why: 'Verde ha lanciato Tempesta di ghiaccio su Blu, che non ha risposto. Perché si chiede una risposta a te?',
  'why.card': 'Perché ho un Controincantesimo',
  'why.card.answer': 'Te lo si chiederebbe anche senza: così nessuno scopre che cosa hai.',
  'why.spell': 'Perché è un Incantesimo',
  'why.spell.answer': 'Contro un Incantesimo si chiede a tutti gli altri, in senso orario da chi attacca.',
  counter:
    'Un Controincantesimo annulla ogni Incantesimo. Una Schivata evita ogni attacco, ma solo contro di te o il tuo compagno. Come puoi aiutare Blu?',
  'DM-D1': 'Il bersaglio non sei tu: la Schivata non serve.',
  'DM-D1.pass': 'Puoi certo tenerlo (DM-D1). Ma guarda che cosa fa.',
  out: 'Si risponde prima di ogni tiro, e nessuno è stato fatto: l’Incantesimo è annullato, e le due carte si scartano. Contro una Maledizione, una Pergamena, un trucchetto o un compagno, un Controincantesimo non fa nulla.',
  dodge:
    'Ora Blu legge la Pergamena della nube mortale contro di te. Non è un Incantesimo, quindi si chiede solo a te: che cosa fai?',
  others:
    'Altre due Difese: lo Scudo riflettente rimanda un Incantesimo o una Pergamena a chi l’ha lanciato. Lo Scudo magico non risponde: alzato nella preparazione, aggiunge 4 alla classe armatura fino al tuo prossimo turno.',
  'DM-D1.hit': 'Si può (DM-D1), ma poi servirà un tiro salvezza.',
  'DM-D1.you': 'Lo si chiede a te.',
  end: 'Una Schivata risponde a ogni attacco contro di te o il tuo compagno, anche a una Maledizione o a un nemico. Salvo contro un Incantesimo si chiede solo a chi è il bersaglio.',
};
