export const en = {
  title: 'Your first duel',
  goal: 'A duel of two mages: the last one standing wins. Green, your opponent, is a mage of water. To keep this duel short, Green has only 24 of 60 hit points left.',
  you: 'You are Red, a mage of fire, with 40 hit points left. Your hand is five cards, which only you see. Your mage has room for a companion and one magic item of each kind: staff, ring, robe, amulet.',
  equip:
    'A turn has three phases, the preparation, the attack and the end, and there is no way back. You hold a Staff of Power, which raises your arcane level, and Burning Hands, a Spell. Which card do you play first?',
  'DM-P1':
    'You may, but items are put on in the preparation only (DM-P1), and the staff would make your Spell stronger.',
  'DM-P2': 'Allowed (DM-P2), and you will heal in a moment. This step comes first.',
  'DM-A1': 'Attacks are for the attack phase, and what you wear by then makes them stronger.',
  'DM-P4.next': 'Allowed (DM-P4), and the Wolf comes next. But the staff first.',
  wolf: 'The staff is on: arcane level 2. Next a companion, the Wolf, whose role never changes: a shield takes the attacks on you, an ally attacks after you, once a turn, from this turn on. Green strikes next: where do you want the Wolf?',
  'DM-C2': 'Allowed, but an ally protects nobody, and can be attacked itself (DM-C2). You need a shield now.',
  'DM-P4': 'You may, but companions are called in the preparation only (DM-P4).',
  heal: 'One Healing may be played in each preparation. Cure Wounds gives back what two eight-sided dice show (2d8), but nobody goes above 60 hit points. Play it now, or keep it?',
  'DM-P2.before': 'You may, but Healing is for the preparation (DM-P2), and you have lost 20 hit points. Heal first.',
  go: 'A 3 and a 2: from 40 to 45 hit points. Burning Hands and the Dodge are left in your hand: how do you go on?',
  dice: 'Burning Hands needs arcane level 1 and does 1d8 there; each further level adds a die. Yours is 2, and one higher for a Spell of your own sphere, fire. How many dice do you roll?',
  'dice.one': 'One',
  'dice.one.answer': 'That is what you would have at level 1.',
  'dice.two': 'Two',
  'dice.two.answer': 'Your sphere adds one more.',
  'dice.three': 'Three',
  'dice.three.answer':
    '1, and 1 for the staff, and 1 for the sphere. Your sphere also adds 1 to the attack roll of its Spells. Scrolls grow with your level too, companions do not.',
  cast: 'Three dice, then. You also know a cantrip, an attack with one die for each level, for when you hold no attack card that you could play. With what do you attack Green?',
  'DM-A8': 'The cantrip is for those who hold no attack card that they could play.',
  'DM-A1.one': 'You may, but then you would not attack in this turn (DM-A1).',
  wait: 'No die has been rolled yet: the duel waits for Green. To do what?',
  'wait.roll': 'Green rolls the damage',
  'wait.roll.answer': 'The attacker rolls it.',
  'wait.answer': 'Green may answer with a Defense card',
  'wait.answer.answer':
    'All answers come before the roll; afterwards it is too late. Whoever may answer is asked, even without a Defense in hand: so the wait tells you nothing.',
  hit: 'No answer came; your d20, a die of twenty sides, shows 11, so 12 with your sphere. That reaches Green’s armour class, 10: a hit, and your three dice do 11 damage. A mage attacks once a turn, so what is left to do?',
  'DM-A8.added': 'A cantrip is never added to another attack.',
  end: 'At the end you may discard one card, then you draw until you hold five; when the pile is empty, the discards are shuffled. A Dodge is left, which avoids any attack on you: keep it, or discard it?',
  'DM-E1': 'You may (DM-E1), but a Dodge can save you from any attack.',
  answer:
    'Now Green attacks you with Control Water, and you are asked. The Dodge would avoid it. Otherwise your Wolf steps in, with its own armour class: at 0 hit points it is discarded, and the rest of the damage hurts nobody.',
  'DM-D1': 'It is Green’s attack: first your answer.',
  potion:
    'Either way you have lost no hit points. It is your turn again, and you have drawn a Fireball. A Potion of Heroism adds 3 to attack rolls until the turn ends: what do you do first?',
  'DM-P3':
    'You may, and a Potion can be drunk in the attack too, one a turn (DM-P3). Drink it now, so that you do not forget it.',
  'DM-P1.ring': 'A good idea, and allowed (DM-P1). But drink the potion first.',
  odds: 'With the Fireball you add 1 for your sphere and 3 for the potion, against armour class 10. What is the lowest roll that hits?',
  'odds.ten': '10',
  'odds.ten.answer': 'You would need that without any bonus.',
  'odds.seven': '7',
  'odds.seven.answer': 'That would be 11: more than is needed, for equal is enough.',
  'odds.six': '6',
  'odds.six.answer':
    '6 + 4 = 10: equal is enough. A 20 always hits, for double damage; a 1 always misses, and turns your attack on you.',
  last: 'Green has 13 hit points left. Your Fireball rolls three ten-sided dice; your Hex, Bestow Curse, takes 3 off Green’s armour class, unless Green rolls under that class on a d20. Which do you cast at Green?',
  'DM-A1.hex': 'Allowed, but you attack once a turn (DM-A1), and a hex does no damage here.',
  over: 'A hit, and more than 13 damage: Green falls, and you are the last mage standing. You win.',
  enemies:
    'The pile also hides enemies: a drawn one immediately strikes all mages and ally companions. Some, like the Wyvern, then go. Others, like the Troll, stay, and until they are beaten nobody may act against another player.',
  others:
    'With more players the duel goes on when a mage falls; if you felled it, not your companion, you may take one item it wore. If the last ones fall together, nobody wins. Prepare, attack, draw, and keep an answer ready!',
};

export const fr: typeof en = {
  title: 'Votre premier duel',
  goal: 'Un duel de deux magiciens : le dernier debout gagne. Vert, votre adversaire, est un magicien de l’eau. Pour que ce duel soit court, il ne lui reste que 24 points de vie sur 60.',
  you: 'Vous êtes Rouge, un magicien du feu, et il vous reste 40 points de vie. Votre main compte cinq cartes que vous seul voyez. Votre magicien a de la place pour un compagnon et un objet magique de chaque sorte : bâton, anneau, robe, amulette.',
  equip:
    'Un tour a trois phases, la préparation, l’attaque et la fin, et l’on ne revient jamais en arrière. Vous avez un Bâton de surpuissance, qui augmente votre niveau d’arcane, et Mains brûlantes, un Sort. Quelle carte jouez-vous d’abord ?',
  'DM-P1':
    'C’est permis, mais les objets ne se mettent que pendant la préparation (DM-P1), et le bâton renforcerait votre Sort.',
  'DM-P2': 'C’est permis (DM-P2), et vous vous soignerez bientôt. Cette étape d’abord.',
  'DM-A1': 'On attaque pendant la phase d’attaque, et ce que vous portez alors vous renforce.',
  'DM-P4.next': 'C’est permis (DM-P4), et le Loup viendra ensuite. Mais d’abord le bâton.',
  wolf: 'Vous portez le bâton : niveau d’arcane 2. Voici un compagnon, le Loup, qui ne changera jamais de rôle : un bouclier encaisse les attaques contre vous ; un allié attaque après vous, une fois par tour, dès ce tour-ci. Vert va frapper : où voulez-vous le Loup ?',
  'DM-C2':
    'C’est permis, mais un allié ne protège personne et peut être attaqué (DM-C2). Il vous faut maintenant un bouclier.',
  'DM-P4': 'C’est permis, mais on n’appelle un compagnon que pendant la préparation (DM-P4).',
  heal: 'Une Guérison peut se jouer à chaque préparation. Soins rend ce qu’indiquent deux dés à huit faces (2d8), mais on ne dépasse jamais 60 points de vie. La jouer, ou la garder ?',
  'DM-P2.before':
    'C’est permis, mais la Guérison se joue pendant la préparation (DM-P2), et vous avez perdu 20 points de vie. Soignez-vous d’abord.',
  go: 'Un 3 et un 2 : de 40 à 45 points de vie. Il vous reste en main Mains brûlantes et l’Esquive : comment continuez-vous ?',
  dice: 'Mains brûlantes demande le niveau d’arcane 1 et y inflige 1d8 ; chaque niveau de plus ajoute un dé. Vous êtes au niveau 2, et un niveau plus haut pour un Sort de votre sphère, le feu. Combien de dés ?',
  'dice.one': 'Un',
  'dice.one.answer': 'C’est ce qu’on a au niveau 1.',
  'dice.two': 'Deux',
  'dice.two.answer': 'Votre sphère en ajoute un.',
  'dice.three': 'Trois',
  'dice.three.answer':
    '1, plus 1 pour le bâton, plus 1 pour la sphère. Celle-ci ajoute aussi 1 au jet d’attaque de ses Sorts. Les Parchemins gagnent eux aussi des dés avec votre niveau, pas les compagnons.',
  cast: 'Trois dés, donc. Vous connaissez aussi une petite magie, une attaque à un dé par niveau, permise seulement si vous n’avez aucune carte d’attaque jouable. Avec quoi attaquez-vous Vert ?',
  'DM-A8': 'La petite magie est pour qui n’a aucune carte d’attaque jouable.',
  'DM-A1.one': 'C’est permis, mais vous n’attaqueriez pas ce tour-ci (DM-A1).',
  wait: 'Aucun dé n’est encore lancé : le duel attend Vert. Pourquoi ?',
  'wait.roll': 'Vert lance les dégâts',
  'wait.roll.answer': 'C’est l’attaquant qui les lance.',
  'wait.answer': 'Vert peut répondre par une carte Défense',
  'wait.answer.answer':
    'On répond toujours avant le jet ; après, il est trop tard. On interroge tous ceux qui en ont le droit, même sans Défense en main : l’attente ne vous apprend donc rien.',
  hit: 'Pas de réponse ; votre d20, un dé à vingt faces, donne 11, soit 12 avec la sphère. La classe d’armure de Vert, 10, est atteinte : touché, et vos trois dés font 11 dégâts. On attaque une fois par tour : que reste-t-il à faire ?',
  'DM-A8.added': 'La petite magie ne s’ajoute jamais à une autre attaque.',
  end: 'À la fin, vous pouvez défausser une carte, puis vous complétez votre main à cinq ; quand la pioche est vide, on mélange la défausse. Il vous reste une Esquive, qui évite toute attaque contre vous : la garder, ou la défausser ?',
  'DM-E1': 'C’est permis (DM-E1), mais une Esquive peut vous sauver de toute attaque.',
  answer:
    'Vert vous attaque avec Contrôle de l’eau, et c’est à vous de répondre. L’Esquive éviterait tout. Sinon, votre Loup s’interpose, avec sa propre classe d’armure : à 0 point de vie, il est défaussé, et le reste des dégâts ne blesse personne.',
  'DM-D1': 'C’est l’attaque de Vert : d’abord votre réponse.',
  potion:
    'Dans les deux cas, vous n’avez rien perdu. C’est de nouveau à vous, et vous avez pioché une Boule de feu. Une Potion d’héroïsme ajoute 3 aux jets d’attaque jusqu’à la fin du tour : que faites-vous d’abord ?',
  'DM-P3':
    'C’est permis, et une Potion peut aussi se boire pendant l’attaque, une par tour (DM-P3). Buvez-la maintenant, pour ne pas l’oublier.',
  'DM-P1.ring': 'Bonne idée, et permise (DM-P1). Mais buvez d’abord la potion.',
  odds: 'Avec la Boule de feu, vous ajoutez 1 pour la sphère et 3 pour la potion, contre une classe d’armure de 10. À partir de quel résultat au d20 touchez-vous ?',
  'odds.ten': '10',
  'odds.ten.answer': 'Il le faudrait sans aucun bonus.',
  'odds.seven': '7',
  'odds.seven.answer': 'Cela ferait 11 : plus qu’il n’en faut, car l’égalité suffit.',
  'odds.six': '6',
  'odds.six.answer':
    '6 + 4 = 10 : l’égalité suffit. Un 20 touche toujours, et double les dégâts ; un 1 manque toujours, et l’attaque se retourne contre vous.',
  last: 'Il reste 13 points de vie à Vert. Votre Boule de feu lance trois dés à dix faces ; votre Malédiction, nommée Maléfice, retire 3 à la classe d’armure de Vert, sauf si le d20 de Vert donne moins que celle-ci. Laquelle jouez-vous contre Vert ?',
  'DM-A1.hex': 'C’est permis, mais on attaque une fois par tour (DM-A1), et cette malédiction ne fait aucun dégât.',
  over: 'Touché, et plus de 13 dégâts : Vert tombe, et vous êtes le dernier debout. Vous gagnez.',
  enemies:
    'La pioche cache aussi des ennemis : celui qu’on pioche frappe aussitôt tous les magiciens et les compagnons alliés. Certains, comme la Vouivre, repartent ensuite. D’autres, comme le Troll, restent, et tant qu’ils ne sont pas vaincus, personne ne peut agir contre un autre joueur.',
  others:
    'À plus de deux, le duel continue quand un magicien tombe ; si vous l’avez abattu, et non votre compagnon, vous pouvez prendre un objet qu’il portait. Si les derniers tombent ensemble, personne ne gagne. Préparez-vous, attaquez, piochez, et gardez une réponse en main !',
};

export const it: typeof en = {
  title: 'Il tuo primo duello',
  goal: 'Un duello fra due maghi: vince l’ultimo in piedi. Verde, il tuo avversario, è un mago dell’acqua. Perché il duello sia breve, gli restano solo 24 punti ferita su 60.',
  you: 'Tu sei Rosso, un mago del fuoco, e ti restano 40 punti ferita. Hai in mano cinque carte, che solo tu vedi. Il tuo mago ha posto per un compagno e un oggetto magico di ogni tipo: bastone, anello, veste, amuleto.',
  equip:
    'Un turno ha tre fasi, la preparazione, l’attacco e la fine, e non si torna mai indietro. Hai un Bastone del potere, che alza il tuo livello arcano, e Mani brucianti, un Incantesimo. Quale carta giochi per prima?',
  'DM-P1':
    'Si può, ma gli oggetti si indossano solo nella preparazione (DM-P1), e il bastone rafforzerebbe l’Incantesimo.',
  'DM-P2': 'Si può (DM-P2), e tra poco ti curerai. Prima questo passo.',
  'DM-A1': 'Si attacca nella fase d’attacco, e gli oggetti indossati prima ti rafforzano.',
  'DM-P4.next': 'Si può (DM-P4), e il Lupo viene subito dopo. Ma prima il bastone.',
  wolf: 'Porti il bastone: livello arcano 2. Ora un compagno, il Lupo, che non cambierà mai ruolo: uno scudo subisce gli attacchi contro di te; un alleato attacca dopo di te, una volta per turno, già da questo. Poi colpisce Verde: dove vuoi il Lupo?',
  'DM-C2': 'Si può, ma un alleato non protegge nessuno e può essere attaccato (DM-C2). Ora ti serve uno scudo.',
  'DM-P4': 'Si può, ma i compagni si chiamano solo nella preparazione (DM-P4).',
  heal: 'In ogni preparazione si può giocare una Guarigione. Cura ferite restituisce quanto segnano due dadi a otto facce (2d8), ma non si superano mai 60 punti ferita. La giochi o la tieni?',
  'DM-P2.before':
    'Si può, ma la Guarigione si gioca nella preparazione (DM-P2), e hai perso 20 punti ferita. Prima curati.',
  go: 'Un 3 e un 2: da 40 a 45 punti ferita. In mano ti restano Mani brucianti e la Schivata: come prosegui?',
  dice: 'Mani brucianti richiede il livello arcano 1 e lì fa 1d8; ogni livello in più aggiunge un dado. Il tuo è 2, e uno in più per un Incantesimo della tua sfera, il fuoco. Quanti dadi tiri?',
  'dice.one': 'Uno',
  'dice.one.answer': 'È quanto si ha al livello 1.',
  'dice.two': 'Due',
  'dice.two.answer': 'La tua sfera ne aggiunge uno.',
  'dice.three': 'Tre',
  'dice.three.answer':
    '1, più 1 per il bastone, più 1 per la sfera. Questa aggiunge 1 anche al tiro per colpire dei suoi Incantesimi. Anche le Pergamene crescono con il tuo livello, i compagni no.',
  cast: 'Tre dadi, dunque. Conosci anche un trucchetto, un attacco con un dado per livello, permesso solo se non hai una carta d’attacco giocabile. Con che cosa attacchi Verde?',
  'DM-A8': 'Il trucchetto è per chi non ha una carta d’attacco giocabile.',
  'DM-A1.one': 'Si può, ma in questo turno non attaccheresti (DM-A1).',
  wait: 'Nessun dado è stato ancora tirato: il duello aspetta Verde. Perché?',
  'wait.roll': 'Verde tira i danni',
  'wait.roll.answer': 'Li tira chi attacca.',
  'wait.answer': 'Verde può rispondere con una carta Difesa',
  'wait.answer.answer':
    'Si risponde sempre prima del tiro; dopo è troppo tardi. Si chiede a chiunque ne abbia il diritto, anche senza Difese in mano: così l’attesa non ti dice nulla.',
  hit: 'Nessuna risposta; il tuo d20, un dado a venti facce, dà 11, cioè 12 con la sfera. Raggiunge la classe armatura di Verde, 10: colpito, e i tuoi tre dadi fanno 11 danni. Si attacca una volta per turno: che cosa resta da fare?',
  'DM-A8.added': 'Un trucchetto non si aggiunge mai a un altro attacco.',
  end: 'Alla fine puoi scartare una carta, poi peschi fino ad averne cinque; quando il mazzo è vuoto, si mescolano gli scarti. Ti resta una Schivata, che evita ogni attacco contro di te: la tieni o la scarti?',
  'DM-E1': 'Si può (DM-E1), ma una Schivata può salvarti da ogni attacco.',
  answer:
    'Ora Verde ti attacca con Controllare l’acqua, e tocca a te rispondere. La Schivata eviterebbe tutto. Altrimenti si mette in mezzo il Lupo, con la sua classe armatura: a 0 punti ferita viene scartato, e il resto dei danni non ferisce nessuno.',
  'DM-D1': 'È l’attacco di Verde: prima la tua risposta.',
  potion:
    'In ogni caso non hai perso punti ferita. Tocca di nuovo a te, e hai pescato una Palla di fuoco. Una Pozione di eroismo aggiunge 3 ai tiri per colpire fino alla fine del turno: che cosa fai per prima cosa?',
  'DM-P3': 'Si può, e una Pozione si beve anche nell’attacco, una per turno (DM-P3). Bevila ora, per non scordarla.',
  'DM-P1.ring': 'Buona idea, e permessa (DM-P1). Ma prima bevi la pozione.',
  odds: 'Con la Palla di fuoco aggiungi 1 per la sfera e 3 per la pozione, contro classe armatura 10. Da quale risultato del d20 colpisci?',
  'odds.ten': '10',
  'odds.ten.answer': 'Servirebbe senza alcun bonus.',
  'odds.seven': '7',
  'odds.seven.answer': 'Farebbe 11: più del necessario, perché basta la parità.',
  'odds.six': '6',
  'odds.six.answer':
    '6 + 4 = 10: basta la parità. Un 20 colpisce sempre e raddoppia i danni; un 1 manca sempre, e l’attacco si rivolge contro di te.',
  last: 'A Verde restano 13 punti ferita. La tua Palla di fuoco tira tre dadi a dieci facce; la tua carta Maledire toglie 3 alla classe armatura di Verde, a meno che il d20 di Verde non stia sotto. Quale usi contro Verde?',
  'DM-A1.hex': 'Si può, ma si attacca una volta per turno (DM-A1), e questa maledizione non fa danni.',
  over: 'Colpito, e più di 13 danni: Verde cade, e tu sei l’ultimo in piedi. Hai vinto.',
  enemies:
    'Il mazzo nasconde anche nemici: quello pescato colpisce subito tutti i maghi e i compagni alleati. Alcuni, come la Viverna, poi se ne vanno. Altri, come il Troll, restano, e finché non sono battuti, nessuno può agire contro un altro giocatore.',
  others:
    'In più giocatori il duello continua quando un mago cade; se lo hai abbattuto tu, e non il tuo compagno, puoi prendere un oggetto che indossava. Se gli ultimi cadono insieme, non vince nessuno. Preparati, attacca, pesca, e tieni pronta una risposta!',
};
