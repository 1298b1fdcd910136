/** What help says in French. */
import type { HelpKey } from './help.en.js';

export const fr: Record<HelpKey, string> = {
  'explain.all': 'On vise ici avec les cartes qui touchent tous les adversaires.',
  'explain.band':
    'La dernière attaque, de gauche à droite : carte, cible, réponses, dé, bonus, classe d’armure, résultat, dégâts.',
  'explain.pile':
    'À la fin de son tour, un magicien complète sa main à cinq cartes. Un ennemi pioché sort aussitôt du feu.',
  'explain.discards':
    'Ce qui a été joué ou défaussé. Quand la pioche est vide, on mélange ces cartes pour en former une nouvelle.',
  'explain.shield':
    'Un compagnon bouclier encaisse toutes les attaques contre son magicien tant qu’il a des points de vie ; le surplus de dégâts est perdu.',
  'explain.ally':
    'Un compagnon allié attaque une fois par tour, après son magicien. Les adversaires peuvent l’attaquer.',
  'explain.slot': 'On porte un objet par symbole : bâton, anneau, robe, amulette. On en met quatre au plus par tour.',
  'explain.worn': 'Un objet porté reste quand son magicien tombe : le vainqueur peut en prendre un.',
  'explain.feud': 'Tant qu’il est là, personne ne peut agir contre un autre magicien.',
  'explain.spell': 'Une attaque avec un jet contre la classe d’armure.',
  'explain.castable': 'Ce Sort demande le niveau d’arcane {level} ; pour lui, le vôtre est {arcane}.',
  'explain.tooHigh':
    'Ce Sort demande le niveau d’arcane {level} ; le vôtre n’est que {arcane} : des objets l’augmentent.',
  'explain.ownSphere': 'Il est de votre sphère : un niveau d’arcane de plus, et un de plus au jet.',
  'explain.hex': 'Une attaque sans jet : la cible fait une sauvegarde, un dé sous sa propre classe d’armure.',
  'explain.scroll':
    'Une attaque sans jet, quel que soit le niveau d’arcane : la cible fait une sauvegarde, un dé sous sa propre classe d’armure.',
  'explain.companion': 'On l’appelle pendant la préparation, comme bouclier ou comme allié ; cela ne change plus.',
  'explain.skill': 'Une Compétence par tour, le plus souvent juste avant une attaque.',
  'explain.defense': 'Elle se joue quand on vous demande une réponse, avant tout jet de dé.',
  'explain.ward': 'Il se lève pendant la préparation ; ce n’est pas une réponse.',
  'explain.magic_item': 'On le met pendant la préparation : ce qu’il ajoute vaut tant qu’on le porte.',
  'explain.potion': 'Une Potion par tour, pendant la préparation ou l’attaque.',
  'explain.healing': 'Une Guérison par tour, pendant la préparation, jamais au-delà de 60 points de vie.',
  'explain.artifact': 'Il s’utilise pendant la préparation ou l’attaque, sans prendre la place d’une attaque.',
  'explain.artifact.attack':
    'Une attaque, quel que soit le niveau d’arcane : un jet ou une sauvegarde décide, comme le dit la carte.',
  'explain.enemy_passing': 'Il frappe tout le monde une fois et passe son chemin.',
  'explain.enemy_tenacious':
    'Il reste jusqu’à ce qu’on le batte, et frappe de nouveau quand chaque magicien a joué un tour.',
  'explain.nextStrike': 'Tours avant sa prochaine frappe : {count}.',
  'explain.numbers':
    'Le nombre devant : ses points de vie. Le bouclier : sa classe d’armure, contre les jets d’attaque. L’étoile : son niveau d’arcane, pour les Sorts et les dés de dégâts. La carte : les cartes en main.',
  'explain.mage':
    'Sphère {sphere} : les Sorts de cette sphère sont plus forts de sa main, et le touchent moins facilement.',
  'explain.cantrip':
    'Votre petite magie inflige {dice} : elle part d’ici, de votre magicien, quand vous n’avez aucune attaque possible en main.',
  'explain.behind': 'Un compagnon bouclier se tient devant.',
  'explain.fallen': 'Vaincu, donc hors du duel. Ce qu’il portait reste ici.',

  'reason.item.arcane':
    'Il ajoute {count?# niveau d’arcane|# niveaux d’arcane} : des Sorts plus hauts, et plus de dés de dégâts.',
  'reason.item.effect': '{card} agit automatiquement au bon moment.',
  'reason.item.ac': 'Il ajoute {count} à la classe d’armure.',
  'reason.item.attack': 'Il ajoute {count} à chaque jet d’attaque.',
  'reason.item.save': 'Il facilite chaque sauvegarde de {count}.',
  'reason.item.regen': 'Il rend des points de vie au début de chaque tour.',
  'reason.item.heal': 'Il renforce chaque Guérison de {count}.',
  'reason.item.replaces': 'Il prend la place de {card}.',
  'reason.summon.shield':
    'Comme bouclier, il encaisse toutes les attaques contre vous : {hp?# point de vie|# points de vie}, classe d’armure {ac}.',
  'reason.summon.ally':
    'Comme allié, il attaque après vous à chaque tour : environ {damage?# dégât|# dégâts} s’il touche.',
  'reason.summon.replaces': 'Il prend la place de {card}, à qui il reste {hp?# point de vie|# points de vie}.',
  'reason.ward': 'Vous êtes plus difficile à toucher jusqu’à votre prochain tour.',
  'reason.heals': 'Vous regagnez environ {count?# point de vie|# points de vie} ; vous en avez {hp}.',
  'reason.cures': 'Cela vous libère de ce qu’on vous a infligé.',
  'reason.help.attack': 'Vos jets d’attaque sont meilleurs ce tour-ci.',
  'reason.help.ac': 'Vous êtes plus difficile à toucher pour un temps.',
  'reason.help.arcane': 'Un niveau d’arcane plus haut ce tour-ci : des Sorts plus hauts, et plus de dés.',
  'reason.help.damage_bonus': 'Votre attaque inflige plus de dégâts.',
  'reason.help.extra_die': 'Votre prochaine attaque lance un dé de dégâts de plus.',
  'reason.help.extra_attack': 'Vous pouvez attaquer deux fois ce tour-ci.',
  'reason.help.save_penalty':
    'Les sauvegardes contre votre prochaine Malédiction ou votre prochain Parchemin sont plus dures.',
  'reason.help.twin': 'Votre prochaine attaque vise aussi une seconde cible.',
  'reason.help.advantage_attack': 'Deux dés pour votre prochain jet d’attaque : le meilleur compte.',
  'reason.help.resistance': 'Vous subissez la moitié des dégâts pour un temps.',
  'reason.help.untargetable':
    'Jusqu’à votre prochain tour, ou jusqu’à ce que vous attaquiez, personne ne peut vous prendre pour cible.',
  'reason.help': 'Cela aide pour la suite.',
  'reason.steal': 'La sauvegarde de {target} échoue dans {percent} % des cas, et un objet est alors à vous.',
  'reason.enterAttack': 'Vous avez en main {count?# attaque possible|# attaques possibles}.',
  'reason.enterAttack.none': 'Sans carte d’attaque, il vous reste votre petite magie.',
  'reason.enterAttack.potion': '{card} : à boire alors, juste avant de frapper.',
  'reason.attackLost': 'Cette phase d’attaque est perdue : vous passez à la fin du tour.',
  'reason.all': '{count?Elle touche # cible|Elle touche # cibles à la fois}.',
  'reason.fells': 'Un coup au but peut abattre {target}, qui a {hp?# point de vie|# points de vie}.',
  'reason.odds': 'Elle a {percent} % de chances d’aboutir : {damage?# dégât|# dégâts} en moyenne.',
  'reason.odds.effect': 'Elle a {percent} % de chances de faire effet.',
  'reason.enemy': 'Tant que l’ennemi est là, personne ne peut agir contre un autre magicien.',
  'reason.ownSphere': 'C’est votre sphère : un niveau d’arcane de plus, et un de plus au jet.',
  'reason.shield': 'Le bouclier devant l’encaisse : {hp?# point de vie|# points de vie} à percer.',
  'reason.cantrip': 'Aucune attaque de votre main n’est possible, et la petite magie ne coûte pas de carte.',
  'reason.assault': 'L’attaque de votre compagnon vient en plus, une fois par tour.',
  'reason.dismiss': '{target.start} disparaît aussitôt, sans jet ni sauvegarde.',
  'reason.attacked': 'Votre attaque est faite.',
  'reason.saves': 'Ce que vous gardez servira un autre tour.',
  'reason.answer': 'Cela vous épargne environ {damage?# dégât|# dégâts}.',
  'reason.answer.effect': 'Cela vous en épargne l’effet.',
  'reason.answer.deadly': 'Cette attaque peut vous abattre.',
  'reason.answer.reflects': 'Elle revient sur {target}.',
  'reason.answer.other': 'Cela protège {target} de l’attaque.',
  'reason.answer.strike': 'Une sauvegarde ratée coûterait environ {damage?# dégât|# dégâts}.',
  'reason.pass.none': 'Aucune carte de votre main ne permet de répondre.',
  'reason.pass.other': 'L’attaque vise {target}, et non vous.',
  'reason.pass.little':
    'On peut s’attendre à environ {damage?# dégât|# dégâts} : une Défense vaudra peut-être davantage plus tard.',
  'reason.pass.effect': 'La sauvegarde peut encore réussir, et vous gardez vos cartes.',
  'reason.pass.strike': 'La sauvegarde peut encore réussir ; sinon, il en coûte environ {damage?# dégât|# dégâts}.',
  'reason.aim': '{target.start} a encore {hp?# point de vie|# points de vie}.',
  'reason.destroy': '{from} perd {card}.',
  'reason.leave': 'Ce que vous portez vous sert mieux.',
  'reason.discard.far': 'Ce Sort demande le niveau d’arcane {level} ; le vôtre est {arcane}.',
  'reason.discard.worn': '{card}, que vous portez, vaut au moins autant.',
  'reason.discard': 'Une nouvelle carte peut mieux vous servir.',
  'reason.discard.unarmed':
    'Vous ne tenez aucune attaque que vous puissiez faire ; une nouvelle carte en sera peut-être une.',
  'reason.keep': 'Chaque carte peut encore servir.',

  'coach.turnBegins.looting':
    'Ce que vous prenez se porte aussitôt. Un objet qui augmente le niveau d’arcane vaut le plus.',
  'coach.preparation.deciding':
    'Mettez vos objets, appelez un compagnon, soignez-vous au besoin. D’abord ce qui augmente le niveau d’arcane.',
  'coach.preparation.stealing': 'Vous le portez aussitôt : prenez ce qui augmente le niveau d’arcane.',
  'coach.attack.deciding':
    'Une attaque par tour. Prenez une carte : chaque cible montre vos chances. Un compagnon appelé comme allié attaque après vous.',
  'coach.attack.deciding.done':
    'L’attaque de ce tour est faite. Soignez-vous au besoin ; les autres cartes attendent un autre tour.',
  'coach.attack.resolving.answers.asked':
    'Aucun dé n’est encore lancé. Répondez à ce qui vous vise et fait mal ; laissez passer le reste.',
  'coach.attack.resolving.answers.countering':
    'La magie revient. Seul un autre renvoi ou une Esquive y peut quelque chose.',
  'coach.attack.aiming': 'Une seconde cible est offerte : choisissez qui est le plus près de tomber.',
  'coach.attack.resolving.riders': 'Détruisez ce qui augmente le niveau d’arcane de l’autre.',
  'coach.attack.stealing': 'Vous le portez aussitôt : prenez ce qui augmente le niveau d’arcane.',
  'coach.attack.resolving.looting': 'Ce que vous prenez se porte aussitôt, à la place du vôtre de même symbole.',
  'coach.attack.resolving.chain':
    'L’éclair rebondit avec la moitié de sa force : choisissez qui est le plus près de tomber.',
  'coach.end.deciding': 'Une carte longtemps inutile fait place à une nouvelle.',
  'coach.enemies.answering':
    'Chacun fait une sauvegarde, un dé sous sa classe d’armure. Une Esquive est sûre, mais dépensée.',

  'doubt.unprepared': '{card} pourrait passer avant : pendant l’attaque, il est trop tard.',
  'doubt.noAttack': 'Vous n’avez pas encore attaqué, et vous le pouvez.',
  'doubt.wasted': '{card} ne vous apporterait presque rien maintenant.',
  'doubt.takesIt': '{card} vous en préserverait : environ {damage?# dégât|# dégâts}.',
};
