/** The rules of Elfengold in English, in our own words. */
import type { English } from './chapters.js';
import { transportChart } from './transport-chart.js';

export const en = {
  title: 'The rules of Elfengold',
  chapters: {
    setup: 'Set-up',
    chart: 'The transport chart',
    round: 'A round',
    draw: 'Phase 1: draw cards',
    income: 'Phase 2: income',
    tokens: 'Phase 3: draw counters',
    auction: 'Phase 4: the auction',
    place: 'Phase 5: place counters',
    travel: 'Phase 6: travel',
    endOfRound: 'Phase 7: the end of the round',
    end: 'The end of the game',
    variants: 'Variants',
  },
  rules: {
    'EG-S1':
      'Two to six players. All [[elf boots]] start in Elvenhold. In each of the 20 towns lies one [[town piece]] of every player. The towns are worth gold: Al’Baran 7; Kihromah 6; Grangor, Mah’Davikia, Jaccaranda and Erg’Eren 5; Strykhaven, Dag’Amura, Yttar, Parundia, Usselen and Feodor 4; Virst, Ixara, Wylhien, Throtmanni, Tichih and Rivinia 3; Beata and Lapphalia 2. Elvenhold is worth nothing.',
    'EG-S2':
      'The bowl holds 48 counters, mixed: 9 giant pigs, 8 elfcycles, 8 troll wagons, 5 unicorns, 4 magic clouds, 4 dragons, and two each of gold, double, exchange, tree and sea monster.',
    'EG-S3':
      'There are 63 [[travel cards]], nine of each of seven kinds. Five are dealt to each player and three laid face up; then seven gold cards are shuffled into the rest, which is the draw pile.',
    'EG-S4': 'Everybody begins with 12 coins. One player is first player. The game lasts six rounds.',
    'EG-H1':
      'Cards in hand and hidden counters are secret. Coins, towns visited, shown counters, the discard pile, how many cards and hidden counters somebody has, and what a journey has earned so far are open to all.',
    'EG-C1':
      'The chart says how many cards of a kind a road costs. A counter may lie only on a road where the chart has a number for it. Water carries no transport counter: rafts are cards only.',
    'EG-C2':
      'A [[caravan]] takes any three travel cards, rafts too, along a land road that bears a transport counter; four where an obstacle lies.',
    'EG-T1':
      'A round has seven phases: 1 draw cards, 2 income, 3 draw counters, 4 auction, 5 place counters, 6 travel, 7 end of the round. “In order” means from the first player, clockwise. The first round begins with phase 3.',
    'EG-1.1':
      'Not in the first round. Three times in order, each player draws: a face-up card, or the top card of the draw pile, or the whole gold pile.',
    'EG-1.2':
      'A face-up card that is taken is replaced at once. A gold card turned up goes to the gold pile, and another card is turned up.',
    'EG-1.3':
      'A gold card drawn blind goes to the gold pile, and its player draws again: a face-up card, a blind one, or the gold pile. And again, if that is gold too.',
    'EG-1.4': 'The gold pile pays 3 coins a card and counts as the draw. Its cards are discarded.',
    'EG-1.5':
      'When the draw pile is empty, the discard pile is shuffled as soon as a card is needed. When both are empty, players take what there is.',
    'EG-1.6': 'Cards that are played or discarded go face up to the discard pile.',
    'EG-2.1': 'Not in the first round. Everybody receives 2 coins.',
    'EG-3.1':
      'In order, each player draws two counters from the bowl, shows one and keeps the other hidden, as they like.',
    'EG-4.1':
      'Two counters for each player are drawn from the bowl, laid face up in a row, and sold one by one in that order.',
    'EG-4.2':
      'For each, the first player begins. Clockwise, players bid more than the last bid, or pass and are out for this counter. When only the highest bidder is left, that player pays the bank and takes the counter face up. A player may buy several.',
    'EG-4.3':
      'A winner who cannot pay loses all coins to the bank, and the counter is auctioned again from the first player, with everybody in.',
    'EG-4.4': 'A counter that nobody bids for goes back to the bowl and is not replaced.',
    'EG-5.1':
      'In order, each player places one counter or passes, round and round. Whoever passed may place again later. The phase ends when all have passed one after the other. Hidden counters are placed like shown ones.',
    'EG-5.2': 'A transport counter goes on a land road without one, as the chart allows.',
    'EG-5.3':
      'A tree goes on a land road with a transport counter: every passage costs one more card of the kind used. A sea monster goes on a river or a lake: one raft more. A road has one obstacle at most.',
    'EG-5.4':
      'Gold goes on a road with a transport counter and no obstacle, once at most. No obstacle may follow it. Over this road a town earns double.',
    'EG-5.5':
      'A double goes on a road with a transport counter. Its player may at once add a second one that suits the road; travellers use either.',
    'EG-5.6':
      'An exchange is laid on a road with a transport counter, which its player may at once swap with one from another road. Both have to suit their new roads.',
    'EG-6.1':
      'In order, players travel, each a whole journey: any number of roads, the same one again if they like. A land road costs the chart’s cards of the kind that lies on it, whoever put it there, or a caravan. Water costs rafts: one downstream, two upstream, two on a lake.',
    'EG-6.2': 'In every town reached, the traveller takes their own town piece.',
    'EG-6.3':
      'Then the traveller adds up the value of every town entered, again for each visit, and takes as many coins or draws two cards. A town entered over a gold road counts double.',
    'EG-6.4': 'Whoever stays draws two cards and takes no coins.',
    'EG-6.5':
      'After the journey, or after staying, and before taking coins or cards, everybody comes down to four cards of their choice.',
    'EG-7.1':
      'All counters on the roads go back to the bowl. Each player may keep up to two counters, hidden or shown as they were, and gives back the rest.',
    'EG-7.2': 'The next player clockwise is first player, and the next round begins.',
    'EG-E1': 'After round 6 whoever has been to the most towns wins. A tie goes to whoever has more coins.',
    'EG-E2':
      'When somebody has been to all 20 towns before that, the round is played to its end, and that player wins; of several, the richest.',
    'EG-V1':
      'Home towns: each player is secretly dealt one of twelve towns. At the end the roads of the shortest way from the boot to that home are taken off the towns visited.',
    'EG-V2': 'Gold values are dealt to the towns at random.',
    'EG-V3':
      'Wizards: six of them are shuffled into the travel cards. For 1 coin a wizard spares the extra card of one obstacle; for 3 coins a wizard flies to any town, which earns nothing but gives its piece.',
    'EG-V4': 'Elfenland, the base game without gold and auction, is not played here.',
  },
  tables: {
    'EG-C1': transportChart({
      lang: 'en',
      caption: 'Cards for one road; – is impossible',
      grounds: ['plain', 'forest', 'desert', 'mountain', 'river, downstream', 'river, upstream', 'lake'],
      kinds: ['giant pig', 'elfcycle', 'magic cloud', 'unicorn', 'troll wagon', 'dragon', 'raft (card only)'],
      travel: (cards) =>
        cards === 1
          ? 'Such a counter lies on the road that is marked, and by the chart it takes one card of its kind. You hold that card: travel.'
          : 'Such a counter lies on the road that is marked, and by the chart it takes two cards of its kind. You hold both: travel.',
      sail: (rafts) =>
        rafts === 1
          ? 'Water needs no counter. By the chart this way takes one raft: travel.'
          : 'Water needs no counter. By the chart this way takes two rafts: travel.',
      paid: 'Everybody pays the same here, each time. An obstacle would cost one card more.',
      unsuited:
        'The chart has no number for this counter on the road that is marked. Try to put it there, and read why not; then put it where it may lie.',
      placed: 'For this road the chart has a number: here the counter may lie.',
      noRaft: 'The chart has no number for rafts on land. They go on water only: take the water.',
    }),
  },
  /** Our own decisions, where the sources are silent or disagree. */
  rulings: {
    'EG-S4': 'The rules let the oldest begin; here it is chance, or a player who was chosen.',
    'EG-H1': 'The rules settle it for towns and shown counters; the rest is ours.',
    'EG-C2': 'A caravan may go even when the exact cards are held.',
    'EG-1.4': 'An empty gold pile cannot be taken.',
    'EG-1.5':
      'The discard pile is shuffled when a card is needed and not before. A gold card turned up while no travel card can be drawn gives nothing, so that nobody can draw coins for ever.',
    'EG-1.6': 'If fewer than three cards lie face up, more are turned up as soon as cards exist.',
    'EG-2.1': 'The bank never runs out.',
    'EG-3.1': 'Players draw one after the other, so later ones see what earlier ones showed.',
    'EG-4.2':
      'The rules say that all must pass; the highest bidder need not. No bid goes beyond 300, all the coins in the box.',
    'EG-4.3':
      'Only the winner pays: an overbid that is topped costs nothing. The lowest bid is 1; whoever has no coins is passed over.',
    'EG-5.3': 'One obstacle per road: that holds for sea monsters too.',
    'EG-5.5':
      'One double a road, and two transports at most. The second may be of the same kind. With none added, the double stays and keeps the other one away.',
    'EG-5.6':
      'The exchange returns to the bowl at once, even without a swap. Of two transports one is chosen; two of a kind are not swapped.',
    'EG-6.3':
      'The start counts only when it is entered again. The coins come after the last step: they pay for no wizard of the same journey.',
    'EG-6.4':
      'The two cards are drawn as in phase 1, so the gold pile may be one of them. Whoever moved and earned nothing chooses freely.',
    'EG-6.5':
      'Wizards count. The limit comes before the two cards; after them, as the base game reads, it would make them worthless. It may be left out by an option.',
    'EG-7.1':
      'A kept counter keeps its face. Players are asked from the first player on; hidden counters go back unseen; after the last round nobody is asked.',
    'EG-E1': 'Still tied: more cards in hand; failing that, the win is shared.',
    'EG-E2': 'Still tied: more cards in hand; failing that, the win is shared.',
    'EG-V1':
      'Distances are counted over all roads, counters or not. The score decides even when somebody has all towns. Ties: coins, then the way home, then cards.',
    'EG-V2': 'The rules say “differently”; here it is chance.',
    'EG-V3':
      'A wizard is a travel card in hand, on display, in a caravan and in ties. A journey may use several. Past an obstacle a caravan is three cards, a wizard and a coin, or four cards. Flights also lead to and from Elvenhold, never to where the traveller stands; to fly is to move, and the journey may go on.',
  },
  terms: {
    'elf boots': 'One for each player: it stands where the player is.',
    'town piece':
      'Each player has one in every town but Elvenhold; each takes their own on the first visit. Towns win the game.',
    'travel cards': 'Six kinds that go with counters on land, and rafts for water.',
    caravan: 'Three cards of any kind, on a road that bears a transport counter.',
  },
} satisfies English;
