/** What help says in French. */
import type { HelpKey } from './help.en.js';

export const fr: Record<HelpKey, string> = {
  'explain.dragon':
    'Qui le détient commence chaque phase, les autres suivent dans le sens horaire. Il passe à celui dont le Grand Druide se retire.',
  'explain.track':
    'Une partie a quatre tours au plus. Un Grand Druide qui se retire coûte un sort mineur, qui marque ici le tour.',
  'explain.die': 'Un sort majeur. En compétition, il favorise n’importe quel {rank}, et aucun autre rang.',
  'explain.dieMinor': 'Ce dé rachète des sorts mineurs : un pour {cost} points.',
  'explain.dieGrey': 'Ce dé retire de la magie grise : un jeton pour {cost} points.',
  'explain.rolled':
    'Placez-le dans la case du rang qu’il doit aider en phase 5, ou mettez-le de côté : il sera relancé en phase 3.',
  'explain.rolledRest': 'Placez-le dans une case : en phase 3, on ne met aucun dé de côté.',
  'explain.front': 'Des dés qui attendent d’être lancés.',
  'explain.reserve':
    'Un sort mineur compte 1 à côté de n’importe quel magicien. Chacun de ceux qui restent à la fin de la partie vaut 1 point.',
  'explain.spent': 'Des sorts mineurs utilisés. Les dés de cette case les rachètent : un pour {cost} points.',
  'explain.using': 'Les dés choisis pour acheter. Leurs points s’additionnent, et le reste est perdu.',
  'explain.defeated':
    'Ici attend un {rank} qui a perdu. En phase 7, il peut prendre un titre vacant ; sinon, il redevient simple Magicien.',
  'explain.takesGrey': 'Qui est rétrogradé d’ici reçoit un jeton de magie grise.',
  'explain.boxMinor': 'Les dés placés ici rachètent des sorts mineurs utilisés : un pour {cost} points.',
  'explain.boxGrey': 'Les dés placés ici retirent la magie grise de vos magiciens : un jeton pour {cost} points.',
  'explain.box': 'Les dés placés ici favorisent un {rank} en compétition, le vôtre ou celui d’un autre.',
  'explain.boxSums': 'Les étiquettes en bas comptent les points de dé de chaque guilde : {score}.',
  'explain.camp':
    'Chaque simple Magicien rapporte {points} points par tour. Les deux qui ont le plus de points dans la case deviennent Nécromanciens.',
  'explain.title': 'Il rapporte {points} points par tour.',
  'explain.user': 'Un simple Magicien rapporte {points} points par tour.',
  'explain.high': 'Les deux Druides se le disputent.',
  'explain.retires': 'Son magicien se retire au début du tour suivant.',
  'explain.vacant': 'En phase 7, un magicien déconfit peut le prendre.',
  'explain.climbs': 'Son magicien lutte pour le {title.in}.',
  'explain.climbsTwo': 'Les deux qui ont le plus de points dans la case montent : {rank}.',
  'explain.unopposed':
    'Tous les candidats sont à {seat} : personne d’autre ne peut placer de sorts, mais sans point on ne monte pas.',
  'explain.nobodyLeads': 'Personne n’a encore de point dans cette lutte.',
  'explain.stands': 'La lutte en est là : {score}.',
  'explain.grey': 'La magie grise sous lui coûte {count?# point|# points} par tour.',
  'reason.roll': 'On ne peut rien faire d’autre avant de lancer.',
  'reason.reroll': '{count?# dé montre|# dés montrent} {sum?# point|# points} : la plupart des jets donnent plus.',
  'reason.hold': 'Ce qui est mis de côté, {count?# dé|# dés}, sera relancé en phase 3.',
  'reason.place.minor': 'Il peut racheter {count?# sort mineur|# sorts mineurs}.',
  'reason.place.grey':
    '{count?Un de vos magiciens a|# de vos magiciens ont} de la magie grise, qui coûte un point par tour.',
  'reason.place.later': 'Il servira contre la magie grise que reçoivent les magiciens rétrogradés.',
  'reason.place.contested': 'Votre {rank} a des rivaux, et monter rapporte {points} points par tour.',
  'reason.place.sum': 'Vous y avez alors {points?# point|# points} ; la plus forte des autres guildes en a {rival}.',
  'reason.place.first': 'Aucune autre guilde n’y a encore de sort.',
  'reason.place.alone': 'Votre {rank} n’a pas de rival, mais il lui faut un point pour monter.',
  'reason.place.others': 'Vous n’avez pas de {rank} en lice, mais il peut départager les autres.',
  'reason.favour.leads': '{title} : {points} à {rival}, et vous êtes en tête.',
  'reason.favour.first': '{title} : aucun rival n’a encore de point.',
  'reason.favour.among': '{title} : avec {points?# point|# points}, vous êtes parmi les deux qui montent.',
  'reason.favour.secures': '{title} : vous êtes en tête, et {points} à {rival}, c’est plus sûr.',
  'reason.favour.ties': '{title} : {points} à {rival}, vous égalisez.',
  'reason.favour.nearer': '{title} : {points} à {rival}, vous vous rapprochez.',
  'reason.favour.tie': '{title} : {points} à {rival}, une égalité qui ne laisse monter personne.',
  'reason.favour.must': 'Un second sort doit être placé.',
  'reason.favour.stops':
    '{title} : {owner} y arrive à {points?# point|# points}, et {other}, à {rival}, n’y monte pas.',
  'reason.favour.ahead': '{other} a jusqu’ici plus de points que {owner}.',
  'reason.favour.other':
    'Vos autres sorts restent pour plus tard : {owner} arrive à {points?# point|# points}, contre {rival}.',
  'reason.favour.alone': '{title} : vous êtes sans rival, mais sans point on ne monte pas.',
  'reason.favour.cheap': 'Un sort mineur suffit et épargne vos dés.',
  'reason.favour.ends':
    'La partie s’arrête alors après ce tour : {owner~vous êtes|# est} Grand Druide pour la deuxième fois.',
  'reason.favour.prize': 'Monter rapporte {count} points par tour : {rank}.',
  'reason.pass.saves':
    '{count?Gardé jusqu’à la fin, # sort mineur rapporte un point|Gardés jusqu’à la fin, # sorts mineurs rapportent un point chacun}.',
  'reason.pass.enough': 'Aucun autre sort ne changerait grand-chose.',
  'reason.mark.reserve': 'Il faut marquer le tour avec un sort mineur.',
  'reason.mark.box': 'Un sort mineur dans la case ne vaut rien ; ceux de la réserve, si.',
  'reason.noRivals': '{box} : aucun magicien ne s’y trouve.',
  'reason.fewRivals': '{box} : {count?# magicien s’y trouve|# magiciens s’y trouvent}.',
  'reason.promote': 'Comme {rank}, il rapporte {points} points par tour ; comme simple Magicien, 2 seulement.',
  'reason.recover': 'Vos dés peuvent y racheter {count?# sort mineur|# sorts mineurs}.',
  'reason.useGrey': '{cost} points retirent un jeton de magie grise.',
  'reason.remove': 'Sans ce jeton, le magicien rapporte un point de plus par tour.',
  'reason.takeBack': 'De retour devant vous, il sera relancé au tour suivant.',
  'reason.putBack': 'On peut alors choisir d’autres dés.',
  'reason.waits': 'Les dés restent pour la phase 6, où il y aura plus à racheter.',
  'reason.done': 'Il n’y a plus rien d’utile à acheter.',
  'doubt.noMage': 'Vous n’avez pas de {rank} en lice : un dé n’y aide que les autres.',
  'doubt.noGrey': 'Aucun de vos magiciens n’a de magie grise.',
  'doubt.enough': 'Il y a déjà {sum} points là pour votre {rank} : ce dé pourrait manquer ailleurs.',
  'doubt.rival': 'Cela aide {owner} contre votre propre magicien.',
  'doubt.others': 'Cela aide {owner}, et aucun de vos magiciens n’est dans cette lutte.',
  'doubt.rises': '{title} : votre magicien monte déjà, et aucun rival ne peut plus répondre.',
  'doubt.holdHigh': 'Votre {die} est mis de côté aussi, et sera relancé.',
  'doubt.rerollGood': 'Ces dés valent mieux que la plupart des jets.',
  'doubt.passEarly': 'Vous pourriez encore faire monter un de vos magiciens : {title}.',
  'doubt.leaves': 'Vos dés peuvent y racheter {count?# sort mineur|# sorts mineurs}.',
  'coach.highWizardRetires':
    'On ne reste pas au sommet : votre Grand Druide redescend, et cela coûte un sort mineur. Choisissez une case où il y a peu de rivaux.',
  'coach.castMajorSpells':
    'Chaque dé placé aidera un magicien de ce rang à monter en phase 5. Les dés élevés vont au rang d’un magicien qui a un rival ; mettez les faibles de côté, vous les relancerez.',
  'coach.castRemainingSpells':
    'Tous les dés doivent être placés maintenant. Les faibles servent dans la case des sorts mineurs : ils rachètent ceux qui sont utilisés.',
  'coach.recoverMinorSpells':
    'Dans la case des sorts mineurs, 2 points ramènent un sort mineur. Il compte 1 dans toute lutte, et 1 point à la fin.',
  'coach.competition':
    'Placez vos sorts près d’un magicien qui peut battre son rival. Le plus de points prend le titre, l’égalité le laisse vacant, et le perdant tombe.',
  'coach.recoverMinorSpellsAgain':
    'Les sorts mineurs de la compétition sont maintenant dans la case : rachetez ce que vous pouvez. Les dés non utilisés peuvent être repris.',
  'coach.awardVacantTitles':
    'Votre magicien déconfit est sauvé : il prend un titre vacant. S’il y en a plusieurs, choisissez celui dont les rivaux sont faibles.',
  'coach.demoteMages':
    'Il ne reste pas de titre pour ces magiciens. Choisissez des cases avec peu de rivaux, pour qu’ils remontent vite.',
  'coach.removeGreyMagic':
    'Chaque jeton de magie grise coûte un point par tour à son magicien. Les dés de la case de magie grise en retirent.',
};
