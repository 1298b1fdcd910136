/** Words in which readers ask for the rules of Elfengold in English, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const en: Asked = {
  alike: `  counter token chit chip tile disc
    transport vehicle mount animal pig elfcycle bike unicorn wagon cloud dragon
    pig boar hog
    elfcycle cycle bike bicycle
    wagon cart carriage
    unicorn horse
    boot elf figure pawn shoe
    piece marker cylinder pin peg cube
    obstacle tree monster barrier roadblock hurdle
    tree log trunk
    monster serpent kraken octopus
    coin money cash budget funds purse wallet bucks dollars
    raft boat ship canoe sail swim float
    water river lake stream
    desert sand
    mountain hill peak
    plain grass meadow grassland
    forest wood jungle
    terrain ground landscape
    opponent neighbour enemy rival
    wizard sorcerer witch mage
    fly teleport
    income salary wages allowance
    tie tied equal level draw tiebreaker
    empty exhausted finished gone
    unsold unwanted leftover
    exchange swap switch
    caravan joker wild wildcard substitute
    display row market
    broke penniless
    forced obliged compelled required compulsory
    immediately instantly
    hide conceal cover
    person people
    vanish disappear
    clear clean remove tidy
    lose forfeit
    gather collect pick grab
    cross through
    fit suit match accept
    ferry raft
    castle elvenhold capital
    wheel elfcycle
    next following
    cover overlay
    bring yield earn pay
    stuck trapped
    depart leave
    afford pay
    total altogether`,
  'EG-S1':
    'how many players people can play; how many of us, playing with two people, play with 3, with 4, with 5, with 6, with 7 or more people, can I play alone, maximum minimum number of players, where do boots start, where do our elves begin, which town do we all start from, starting town, capital city in the middle, how much is a town worth, gold value of each city, number printed on a town, most valuable town, richest city, which city gives the most money, cheapest poorest town, which towns are worth 5, what is Elvenhold worth, zero for the starting city, set up the board, put pieces on every town, how many towns on the map, seven people too many, three four five six people, all begin in the same place, how valuable is a city, value of a single town, how do we set up the game, two player game, minimum number of people, what do towns pay, what does a visit to this town bring, which town is worth nothing, where do my markers go at set up',
  'EG-S2':
    'how many counters in the bowl, what is in the bag, list of all tokens, kinds of tokens, how many dragons pigs unicorns, how many clouds wagons bikes, how many trees monsters, how many gold tokens exist, how many double and exchange spells, which vehicle counter is most common, rarest animal counter, number of transport counters in total, are the tokens mixed face down, how many of each animal, which tokens are there',
  'EG-S3':
    'how many cards at the start, dealt to each player, starting hand, cards everybody gets at the beginning, how many cards do we hand out, deal cards face up or down, how many open cards on the table, cards in the deck, kinds of cards, how many dragon cards in the deck, how many raft cards exist, number of gold cards in the deck, shuffle gold cards into the deck, preparing the draw pile, composition of the deck, which cards are there, what is the deck made of, five cards to start with, which cards do I get at first',
  'EG-S4':
    'how much money coins at the start; starting money, cash for each player at set up, coins per person to begin with, what do I own at first, who starts the game, who goes first, choose the first player, oldest youngest player begins, starting player in the first round, how many rounds, how many turns in the whole game, length of the game in rounds, how long does the game go on, number of rounds before it is over, pick who starts, decide who goes first, total number of rounds, how many rounds are there, when is the last round, which round is the final one, do we play four or six rounds, how rich are we at the start, money I begin with',
  'EG-H1':
    'look at other players’ cards, see hands of others, peek at cards of my neighbour, show my hand, are my cards secret, what is public, what do others see, is money secret, hide my money, must I show my coins, how many coins somebody has, number of cards in others’ hands, ask for the number of cards of a neighbour, count cards of an opponent, secret tokens, see hidden counters of others, look through the discard pile, may I see which towns others visited, must I say what I have, hand open or closed, tell others what cards I have, counters on the table in front of me visible, cover my coins, tell others how many coins I have, obliged to show my cards, count somebody’s cards, look at cards on the table, keep my cards to myself, may I lie about my cards, face down counter of another player, look at tiles lying face down, see what somebody drew',
  'EG-C1':
    'how many cards does a road cost, price of mountain desert forest plain, may the pig go through there, can a bike cross the mountain, may the unicorn run over plains, wagon through the desert, cloud over a desert, dragon in the forest, dragon flying over water, dragon or cloud over a lake, which animal may cross what, which vehicle works on which terrain, which transport is best in mountains, what are pigs good for, where can a dragon go, transport chart table, two cards of the same animal needed, why two cards for this road, one card or two, upstream downstream river raft lake, does a boat need a counter, raft on land, walk swim across water, counter on a river forbidden, icons symbols on the chart, colours of the roads, which roads can a unicorn use, on which roads does a dragon go, what do I need for a mountain road, price list for roads, price of crossing a lake, what does a river cost, total cards for a mountain with a dragon, what does this icon on the road mean, ride a unicorn over plains',
  'EG-C2':
    'what is a caravan, how many cards for a caravan, three of anything, any three different cards, use any cards as joker, wrong card for a road, I lack the right card for this road, I have no dragon card, need a unicorn card and have none, card missing what else can I pay with, pay with other cards, replace a missing animal card, only have cards of other kinds, my cards don’t match the counter, I am stuck without the right cards, mix cards to travel, do rafts count in a caravan, caravan over water, caravan on a road without a counter, caravan past an obstacle four cards, caravan though I have the right card, two caravans in one journey, three random cards for a road, no matching cards left, pay without matching cards, do all cards have to be the same, have pigs and rafts but the road shows a cloud, two pigs and one raft, difference between caravan and normal travel, when is a caravan allowed, what can I do with useless cards, cards that don’t fit the road',
  'EG-T1':
    'phases of a round, what do we do in a round, steps in order, sequence of a turn, what comes first then next, what comes after the auction, what happens before travelling, how is a turn played, clockwise or the other direction, which direction do we play, whose turn is it, which phase are we in, what do we skip in the first round, no cards or income in the first round, do all play each phase before the next, overview of a turn, summary of one round, when is the auction, when do we travel, what do I do first',
  'EG-1.1':
    'how many cards do I draw each round, drawing cards at the beginning of a round, take new cards, how many do I pick up, three cards all at once or one by one, choose an open card or a blind one, take from the display or the pile, top card of the deck, take face up cards only, may I take three face up cards, draw cards in the first round, must I draw can I skip drawing, pick the gold pile instead of a card, who draws cards first, refill my hand, all three cards together, draw phase, my go to draw, from the deck or from the row, number of draws',
  'EG-1.2':
    'are face up cards refilled, open cards replaced, display refilled at once or later, new card laid when I take one, gap in the open cards, replacement after taking an open card, gold card turned up in the display, gold shows up among the open cards, revealing gold while refilling, where does a revealed gold card go, how many open cards always lie there, visible card taken, put out another card immediately, always three cards on display, three open cards at all times',
  'EG-1.3':
    'drew a gold card from the pile what now, picked gold blind, gold card off the top of the deck, top card was gold, gold comes up when I draw, do I keep the gold card I drew, do I draw again after gold, does a gold card use up my draw, another card instead of the gold one, two gold cards in a row, where does the gold card I drew go, lose my draw because of gold',
  'EG-1.4':
    'how much is the gold pile worth, how many coins per gold card, value of a gold card, take the gold pile, what does the gold stack pay, grab collect all gold cards, cash in gold cards, money from the gold cards, does taking the gold pile count as a draw, gold pile instead of a card, take only one card of the gold pile, take an empty gold pile, what happens to gold cards once paid, who can take the gold pile, when may I take the gold pile, gold pile when drawing',
  'EG-1.5':
    'draw pile deck is empty, deck runs out, no more cards left to draw, we ran out of cards, cards are all gone, nothing to draw, reshuffle the discard pile, shuffle used cards into a new deck, when do we shuffle, both piles empty, too few cards for everybody, last card drawn, deck empty in the middle of a round',
  'EG-1.6':
    'where do played cards go, used cards after travelling, put spent cards away, discard pile face up, discarding, get my played cards back, cards back into my hand after use, what do I do with cards I paid, card spent where does it end up, card I have just played, are used cards gone, is the discard pile open',
  'EG-2.1':
    'when income, salary, how much money do we get each round, coins at the beginning of a round, money every turn, pay day, when do we get paid, allowance from the bank, free coins each round, two coins for everybody, income in the first round, wages without travelling, does the bank run out of money, bank has no coins left, fixed income per round, basic income, how much income, income for everybody, no money left when do I get more, how do I get new coins, next income',
  'EG-3.1':
    'how many counters do I draw, draw tokens from the bag, pull new tokens from the bowl, look into the bowl, show both tokens, show the counters I drew, hide one reveal one, which one face down, choose which counter stays hidden, must I reveal a token, how many secret tokens, may I hide both, show none, others see a counter I drew, free tokens each round, who draws tokens first, drew two of the same kind, keep both tokens hidden, keep both counters face down, one open one covered, which of my two tokens is public, which of the two counters is open, do I see what I draw, choose after looking at both, new tokens each round, get new counters every round, which phase gives tokens',
  'EG-4.1':
    'how many counters are sold in the auction, how many tokens are auctioned, tokens per player up for auction, what is for sale, where do auctioned tokens come from, see all tokens before bidding, order of the counters up for sale, one by one or all at once, which token is sold first, lots on offer, number of auctions each round, offer my own counters for sale, auction with three four five six players, auction for 2 3 4 6 people, what gets sold at the auction, what is auctioned off, when are auction tokens shown',
  'EG-4.2':
    'how does the auction work, how does bidding go, who bids first, order of bidding, who opens the bidding, raise by how much, how much more must I bid, outbid by one coin, smallest bid, minimum lowest opening price, bid zero, highest possible bid, pass in the auction, bid again after a pass, come back in after passing, am I out for the next token too, when does the auction end, who gets the token, highest bid wins, whom do I pay my bid, buy several counters in the auction, win more than one token, limit of tokens I can buy, is a bought token face up or hidden, raise my own bid, must I bid, raise the bid by 2 3 5 10, jump several coins higher, dropped out of the bidding, withdraw from the auction and rejoin, several rounds of bidding, bidding goes round and round, bid more than once, buy everything in the auction, buy all tokens, how many tokens can one player win, pay the bank or the players, must each bid be higher, same bid as another, the auction starts with whom, I was outbid may I bid again, are bought tokens open or secret, can I see what I buy, pay at once for a token, somebody bid higher than me, last bidder left',
  'EG-4.3':
    'bid more than I have, bid more than my money, bid too high, bid too much, cannot pay my bid, cannot afford what I bid, not enough money after winning the auction, penalty for overbidding, bluff in the auction, winner has no money, broke in the auction, bid with no coins, lose all my coins, do I pay if somebody outbids me, do losers of the auction pay, offered 10 but own 8 coins, bid 15 with 12 coins, said 9 having 7, promised 20 with only 6 5, auction repeated, second best bidder gets it, take my bid back, bid without having the coins, winner short of money, bid coins they don’t have',
  'EG-4.4':
    'nobody wants the counter, nobody bids, no bids at all, everyone passes in the auction, unsold token, nobody buys it, counter left over in the auction, is an unsold counter replaced, get an unsold token for free, where does an unwanted token go, no money to buy anything, nobody offered anything, no offers, not a single bid, nobody interested, all pass on a token, everyone passes on a counter, is an unsold token lost',
  'EG-5.1':
    'how many counters can I place, place more than one token, place two at once, play all my counters, one counter each in turn, how long do we place counters, until when, when does placing end, skip placing a token, do I have to place a counter, keep my tokens and place none, may I place after passing, put another one down after a pass, come back in after I passed placing, all passed, place a hidden counter, play my secret token, place auctioned tokens at once, order of placing counters, who places first, place counters while travelling, take back a counter I placed, no counters left to place, forced to use my counters this round, must I use all my tokens, two tokens in one go, several tokens in a single turn, use up my counters, wait with placing and come back later, sit out placing, how do we place counters, when do I place my tokens, do I place one counter or several, whose turn to place a counter',
  'EG-5.2':
    'where can I place a transport counter, which token on which road, on an empty road, road that already has a counter, put my counter over another one, replace somebody’s counter, counter far away from my boot, place a pig on a road, put a dragon on a river, put a token on water, may a unicorn cloud wagon lie on this road, bike on a desert road, which road fits my counter, anywhere on the map, cover a counter with mine, two of us want the same road, put mine on top of his, add my animal to a road somebody uses',
  'EG-5.3':
    'what does the tree do, what is the tree for, where do I put a tree, what does the sea monster do, where can I put a sea monster, monster on water, tree on water, monster on land, tree on an empty road, block a road, block somebody’s way, stop slow down an opponent, annoy others, make a road cost more, how much more does an obstacle cost, extra cards for an obstacle, sail past the monster extra raft, how many rafts past a sea monster, can I pass a blocked road, is a road with a tree closed, two obstacles on the same road, tree and monster together, remove an obstacle, do I pay for my own obstacle, which card pays for the tree, one more card of the same kind, tree on a road with gold, add a tree to a road, where are trees monsters allowed, what does an obstacle do, log on a river, what does the sea creature do, does the monster block a lake, get past an obstacle, does everybody pay for the obstacle, cost of a road with a tree, tree on a mountain road, tree that blocks me, how much for a blocked road, may I take a tree away',
  'EG-5.4':
    'what does the gold counter do, what is a gold token for, gold token on a road, bonus of a gold road, where may gold lie, gold on an empty road, gold on water, gold and tree on the same road, obstacle on a gold road, two gold tokens on one road, double money, effect of the gold counter, do others profit from my gold token, keep the gold token for coins, what happens on a road with gold, gold coin on the road, road with a gold marker, how much more does a town pay with gold',
  'EG-5.5':
    'double transport, what does the double do, how do I use the double spell, can a road have two counters, two transports on the same road, two vehicles in one place, second counter on a road, add another token to a road, three counters on a road, choose between two vehicles on a road, pay for both or just one, two of a kind on one road, double without a second counter, second token hidden or shown, two doubles on a road',
  'EG-5.6':
    'what does the exchange do, exchange counter, how does the swap token work, swap two counters on the board, switch places of two tokens, move a token to another road, change a counter somebody placed, swap counters of other players, exchange in the wrong terrain, must the swapped counters fit, exchange obstacles or gold, where does the exchange go after use, exchange without swapping',
  'EG-6.1':
    'how far can I go, how many towns in one turn, how many roads in one go, number of moves steps per turn, where can I travel, how do I move my boot, moving my elf, only one road each turn, stop in a town, may I travel on and on while I have cards, ride somebody else’s dragon, use a counter placed by another player, use an opponent’s pig cycle cloud unicorn wagon, travel with a token I did not place, does only its owner use a counter, road opened by another, share a road, same road twice, use a road again, go back the way I came, pay again for the same road, road without a counter, travel on an empty road, how do rafts work, take a boat, up the river, go up upstream, downstream with the current, cross a lake, cost of a lake ferry, rafts for the river, counter needed on water, pay cards for each road, who travels first, order of travelling, interrupt a journey, travel again later, through a town with another boot, limit on towns I visit in a turn, as many roads as I like, return along the road I just used, come back by the same road, turn around, how does movement work, how do I travel, which cards do I play to move, stop when meeting another elf, enter a town with another player in it, walk along a road with somebody’s bike, who may use my counter, pay the owner of the counter, must I pay to use another player’s token, river without a counter, maximum distance per move, distance travelled in a turn, go to a town and back again, go from town to town, hop on a wagon of somebody else, my boot on a road with two counters',
  'EG-6.2':
    'when do I take my town piece, pick up my marker, collect pieces in a town, take my marker off the town, just passing through a town, must I stop to collect a town, does a town count when I only pass through, what are the little cylinders pieces on towns for, grab pieces of my colour, take pieces of other colours, piece already taken in this town, take a piece in Elvenhold, how do I mark visited towns, does a visited town count twice, marker of a town I only cross, does Elvenhold give a piece, what do I take when I reach a town, which pieces do I pick up, what happens when I reach a new town',
  'EG-6.3':
    'how do I earn gold, how do I make money, earn from a journey, what does travelling bring in, paid for each town I visit, coins or cards after a trip, choose coins or cards, both coins and cards, take cards instead of money at the end of my journey, when do I get paid for my trip, does the town I start from pay, visiting a town twice pays again, paid twice for one town, come back to a town, income from a town already visited, add up values of towns, how is travel income calculated, gold road doubles, road with gold pays double, elvenhold pays nothing, how many cards instead of coins, spend coins earned during the journey, more money for a long journey, others earn from my town, calculate money at the end of my move, count the gold of my journey, gold for the same village again, do I get money for every town, do I get cards and gold, draw cards after travelling, two cards after the journey, what do I get at the end of my journey, reward for a trip, gold for reaching a town',
  'EG-6.4':
    'what if I don’t move, stay put, stay in town, stay at home, remain where I am, don’t go anywhere this turn, go nowhere this round, don’t want to travel, cannot travel, cannot move, no cards to travel with, skip my move this round, skip the journey, must I travel, am I forced to move my boot, what do I get for staying, cards for not moving, coins for staying, no money when I stay, do nothing this turn, moved but earned nothing, stuck in a town, sit out travelling, miss my journey, reward for staying, boot stuck all roads empty, no road to leave my town, no way out of the town, nothing to travel on',
  'EG-6.5':
    'hand limit, how many cards can I hold, how many cards may I keep, maximum cards in hand, too many cards in hand, hold five cards, more than four cards, have 5 6 7 8 cards, discard cards after travelling, must I get rid of cards, discard down to four, which cards go away, who chooses the discarded cards, keep cards for the next round, save cards, cards left at the end of the journey, hand size after moving, limit before or after taking new cards, limit if I stay in town, do wizards count toward the limit, fewer than four cards, keep all my cards, hang on to cards, keep my whole hand, discard before or after drawing two cards, do I lose cards, when do I discard, at what moment do I discard, cards over four, how many cards stay in my hand',
  'EG-7.1':
    'keep counters for the next round, how many tokens can I keep, save a token for later, keep tokens back for the next turn, unused counters, tokens I did not place, leftover tokens in my hand, too many counters, give tokens back, must I hand in tokens, what happens to counters on the map at the end of a round, clean up the board, tokens removed from roads, do counters stay on the board, does my dragon stay on the road next round, do obstacles trees stay on the road, get my placed counter back, put counters back into the bowl, reveal a hidden token I keep, keep one or two tokens, end of the last round tokens, lose unused counters, is an unplayed token lost, are roads cleared, clear the roads, tidy up the map, do I lose my tokens, how many tokens in hand, end of the round what happens, keep my dragon for the next turn, are hidden counters put back too, tokens carried over, leave a counter on the road, what do we clean up at the end of a round',
  'EG-7.2':
    'who is first next round, first player changes, does the first player change, who starts next round, who begins the next one, pass the starting marker on, rotate the start player to the left, same player first every round, am I first again, who is next to start, does the starting player rotate, who goes first afterwards',
  'EG-E1':
    'how do I win, who wins, what is the goal aim, what must I do to win, most towns or most money wins, does money win the game, is the richest player the winner, do coins count at the end, who has won, same number of towns, two of us tied, tie for first, equal on cities and coins, tiebreaker, shared victory, when does the game end, when is it over, after the last round, final score, count visited towns at the end, do leftover cards count at the end, must I get back home at the end, who wins if nobody has all towns, nobody has been everywhere, do coins break ties, victory condition, richest wins, what counts for victory, count money or villages at the end, what decides the winner, who is the winner after six rounds',
  'EG-E2':
    'visited all 20 towns, visited every town, been everywhere is it over, somebody has been everywhere, all towns before the last round, got all towns early, reached every city what happens, collected all my pieces, does the game end early, stop before the last round, stop right away or finish the round, play the round to the end, others still travel after somebody has all towns, two players with all towns, everyone has all twenty, ends as soon as somebody has the last town, first to visit all towns',
  'EG-V1':
    'what is a home town, hometown card, secret destination, secret home city, secret town for each player, distance from home at the end, minus for being far from home, lose towns for distance, end far away from my home, must I end my journey at home, hidden goal, show my home town, choose my home town, return to my home city before the end, shortest way home counted, go home at the end, far from home',
  'EG-V2':
    'random gold values of towns, different town values each game, shuffle values, change how much towns are worth, variable town values, mix the value tiles, values of the towns vary, can town values be different, other values every game',
  'EG-V3':
    'what do wizards do, what is the wizard for, how do I use a wizard card, play with wizards, fly to any town, fly anywhere, wizard takes me to a town, teleport, magic, how much does flying cost, cost of a flight, three coins to fly, does a town I fly to pay, collect the piece after flying, travel on after flying, fly back to Elvenhold, ignore avoid an obstacle, wizard against a tree or monster, wizard removes the obstacle, two wizards in one journey, wizard in a caravan, wizard without money, how many wizards in the deck, sorcerer, magic flight, can the wizard fly over water',
  'EG-V4':
    'Elfenland, base game without gold, play without the expansion, original game without auction, basic game, classic version',
};
