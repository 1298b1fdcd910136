/** A three-player game for each state of the statechart in which players move, and for its end: its seed and its moves. */
import type { Transcripts } from '../../game-ui/about.js';

// Moves that several games begin with.
const journey = `
  blue show wagon; red show unicorn; green show pig; blue pass; red pass; green pass; blue bid 1; red pass;
  green pass; blue pass; red pass; green bid 1; blue pass; red pass; green pass; blue pass; red pass;
  green pass; blue pass; red pass; green pass; blue place cycle hidden throtmanni-tichih-plain;
  red place unicorn shown elvenhold-ergeren-forest; green place pig hidden ergeren-tichih-forest; blue pass;
  red pass; green pass
`;
const collectIncome = `${journey};
  blue travel elvenhold-rivinia-river raft; blue travel rivinia-tichih-river raft;
  blue travel throtmanni-tichih-plain cycle; blue stop
`;
const caravan = `
  blue show dragon; red show cycle; green show cloud; blue bid 1; red pass; green pass; blue pass; red pass;
  green pass; blue pass; red pass; green pass; blue pass; red pass; green pass; blue bid 1; red pass;
  green pass; blue pass; red pass; green pass; blue place pig hidden elvenhold-ergeren-forest;
  red place cycle shown feodor-rivinia-forest; green place pig hidden rivinia-throtmanni-forest;
  blue place wagon shown ergeren-tichih-forest; red place tree hidden elvenhold-ergeren-forest;
  green place cloud shown jaccaranda-throtmanni-mountain; blue pass;
  blue travel elvenhold-ergeren-forest pig; blue travel ergeren-tichih-forest caravan
`;

export const transcripts: Transcripts = {
  drawCards: {
    seed: 8,
    moves: `${caravan};
      blue pay cloud; blue pay wagon; blue pay dragon; blue collect coins;
      red travel elvenhold-rivinia-river raft; red travel feodor-rivinia-forest cycle; red stop;
      red collect cards; red take pig; red take pig; green travel elvenhold-rivinia-river raft;
      green travel rivinia-throtmanni-forest pig; green travel jaccaranda-throtmanni-mountain cloud;
      green stop; green collect coins; blue done
    `,
  },
  drawTokens: {
    seed: 1,
    moves: `
    `,
  },
  auction: {
    seed: 1,
    moves: `
      green show double; blue show cycle; red show unicorn
    `,
  },
  'placeTokens.placing': {
    seed: 3,
    moves: `
      green show wagon; blue show unicorn; red show wagon; green pass; blue pass; red pass; green pass;
      blue pass; red bid 1; green bid 1; blue pass; red pass; green pass; blue pass; red pass; green pass;
      blue pass; red pass; green pass; blue bid 1; red pass
    `,
  },
  'placeTokens.addTransport': {
    seed: 5,
    moves: `
      red show wagon; green show double; blue show pig; red pass; green bid 1; blue pass; red pass;
      green bid 1; blue pass; red pass; green pass; blue bid 1; red pass; green pass; blue pass; red pass;
      green pass; blue pass; red pass; green pass; blue pass; red place wagon shown throtmanni-tichih-plain;
      green place double shown throtmanni-tichih-plain
    `,
  },
  'placeTokens.swapTransports': {
    seed: 51,
    moves: `
      green show cycle; blue show pig; red show wagon; green pass; blue bid 1; red pass; green pass;
      blue pass; red pass; green pass; blue bid 1; red pass; green pass; blue bid 1; red pass; green pass;
      blue pass; red pass; green pass; blue pass; red pass; green place pig hidden throtmanni-tichih-plain;
      blue place cycle hidden elvenhold-ergeren-forest; red place exchange hidden throtmanni-tichih-plain
    `,
  },
  'travel.journey': { seed: 12, moves: journey },
  'travel.caravan': { seed: 8, moves: caravan },
  'travel.handLimit': {
    seed: 37,
    moves: `
      red show cloud; green show dragon; blue show wagon; red bid 1; green pass; blue bid 2; red pass;
      red bid 1; green pass; blue pass; red pass; green pass; blue bid 1; red pass; green pass; blue pass;
      red pass; green pass; blue pass; red bid 1; green pass; blue pass;
      red place cloud shown feodor-rivinia-forest; green place dragon hidden albaran-feodor-desert;
      blue place pig shown elvenhold-ergeren-forest; red pass; green pass;
      blue place cycle shown ergeren-tichih-forest; red place cloud shown jaccaranda-tichih-mountain;
      green pass; blue place wagon hidden throtmanni-tichih-plain; red pass; green pass; blue pass;
      red travel elvenhold-ergeren-forest pig; red travel ergeren-tichih-forest cycle;
      red travel jaccaranda-tichih-mountain cloud; red stop; red collect coins;
      green travel elvenhold-rivinia-river raft; green travel feodor-rivinia-forest caravan; green pay cloud;
      green pay dragon; green pay dragon; green travel albaran-feodor-desert dragon; green collect coins;
      blue travel elvenhold-ergeren-forest pig; blue travel ergeren-tichih-forest cycle;
      blue travel throtmanni-tichih-plain wagon; blue stop; blue collect coins; red done; green done;
      blue done; green take dragon; blue take dragon; red take pig; green take wagon; blue take unicorn;
      red take pig; green take dragon; blue take wagon; red take raft; green show pig; blue show gold;
      red show cycle; green bid 1; blue bid 2; red pass; green pass; green bid 1; blue bid 2; red bid 3;
      green bid 4; blue pass; red pass; green bid 1; blue pass; red pass; green bid 1; blue bid 2; red pass;
      green pass; green bid 1; blue pass; red pass; green bid 1; blue pass; red pass;
      green place dragon shown albaran-dagamura-desert; blue place unicorn shown albaran-throtmanni-desert;
      red pass; green place gold shown albaran-dagamura-desert; blue pass; red pass; green pass;
      green travel albaran-dagamura-desert dragon; green travel albaran-dagamura-desert dragon; green stop;
      green collect coins; blue travel albaran-throtmanni-desert unicorn;
      blue travel albaran-dagamura-desert dragon; blue stop; blue collect coins; red stop
    `,
  },
  'travel.collectIncome': { seed: 12, moves: collectIncome },
  'travel.drawCards': {
    seed: 21,
    moves: `
      green show unicorn; blue show pig; red show wagon; green pass; blue pass; red pass; green bid 1;
      blue pass; red pass; green pass; blue bid 1; red pass; green pass; blue pass; red bid 1; green pass;
      blue pass; red pass; green pass; blue pass; red pass;
      green place dragon shown elvenhold-lapphalia-plain; blue place unicorn shown feodor-rivinia-forest;
      red place pig shown feodor-lapphalia-forest; green place wagon hidden lapphalia-virst-plain; blue pass;
      red pass; green pass; green travel elvenhold-lapphalia-plain dragon;
      green travel lapphalia-virst-plain wagon; green stop; green collect cards
    `,
  },
  endOfRound: {
    seed: 12,
    moves: `${collectIncome};
      blue collect coins; red travel elvenhold-ergeren-forest unicorn; red travel ergeren-tichih-forest pig;
      red travel throtmanni-tichih-plain caravan; red pay wagon; red pay wagon; red pay unicorn;
      red collect coins; green travel elvenhold-ergeren-forest unicorn;
      green travel ergeren-tichih-forest pig; green travel throtmanni-tichih-plain cycle; green stop;
      green collect coins
    `,
  },
  over: {
    seed: 18,
    moves: `
      red show pig; green show dragon; blue show unicorn; red pass; green bid 1; blue pass; red bid 1;
      green pass; blue pass; red bid 1; green pass; blue bid 2; red pass; red pass; green bid 1; blue pass;
      red bid 1; green pass; blue pass; red pass; green pass; blue pass;
      red place cycle shown feodor-rivinia-forest; green place cloud shown rivinia-throtmanni-forest;
      blue place pig hidden feodor-lapphalia-forest; red place monster hidden beata-elvenhold-river;
      green place pig shown throtmanni-tichih-plain; blue pass; red pass; green pass;
      red travel elvenhold-rivinia-river raft; red travel feodor-rivinia-forest cycle;
      red travel feodor-lapphalia-forest caravan; red pay wagon; red pay unicorn; red pay unicorn;
      red collect coins; green travel elvenhold-rivinia-river raft;
      green travel rivinia-throtmanni-forest cloud; green travel throtmanni-tichih-plain pig; green stop;
      green collect coins; blue travel elvenhold-rivinia-river raft; blue travel feodor-rivinia-forest cycle;
      blue travel feodor-lapphalia-forest pig; blue stop; blue collect coins; red done; green done; blue done;
      green take dragon; blue take dragon; red take raft; green take unicorn; blue take cycle; red take raft;
      green take pig; blue take wagon; red take raft; green show cloud; blue show cloud; red show wagon;
      green bid 1; blue pass; red pass; green bid 1; blue pass; red pass; green bid 1; blue pass; red pass;
      green bid 1; blue pass; red pass; green pass; blue bid 1; red pass; green bid 1; blue pass; red pass;
      green place dragon shown jaccaranda-tichih-mountain; blue place cycle shown ixara-lapphalia-forest;
      red place pig shown dagamura-lapphalia-forest; green place cloud shown jaccaranda-wylhien-mountain;
      blue place cloud shown dagamura-mahdavikia-mountain; red pass; green pass; blue pass;
      green travel jaccaranda-tichih-mountain dragon; green travel jaccaranda-wylhien-mountain caravan;
      green pay unicorn; green pay unicorn; green pay pig; green collect coins;
      blue travel ixara-lapphalia-forest cycle; blue travel ixara-mahdavikia-river raft;
      blue travel dagamura-mahdavikia-mountain caravan; blue pay wagon; blue pay wagon; blue pay dragon;
      blue collect coins; red travel dagamura-lapphalia-forest caravan; red pay raft; red pay raft;
      red pay raft; red collect cards; red take dragon; red take cycle; green giveBack pig shown;
      green giveBack cycle hidden; green giveBack cycle shown; green giveBack cycle shown;
      green giveBack cycle shown; green done; blue giveBack pig hidden; blue done; red giveBack wagon shown;
      red done; blue take pig; red takeGold; green draw; blue take pig; red draw; green take wagon; blue draw;
      red draw; green take wagon; blue show wagon; red show cloud; green show cloud; blue bid 1; red pass;
      green pass; blue bid 1; red bid 2; green pass; blue pass; blue bid 1; red bid 2; green pass; blue bid 3;
      red pass; blue bid 1; red pass; green pass; blue bid 1; red bid 2; green pass; blue pass; blue bid 1;
      red pass; green bid 2; blue pass; blue place pig shown dagamura-kihromah-forest;
      red place dragon shown albaran-dagamura-desert; green place wagon shown parundia-wylhien-plain;
      blue pass; red place unicorn hidden albaran-parundia-desert; green pass; blue pass; red pass;
      blue travel dagamura-kihromah-forest pig; blue travel dagamura-kihromah-forest pig; blue stop;
      blue collect coins; red travel albaran-dagamura-desert dragon;
      red travel albaran-parundia-desert caravan; red pay pig; red pay cycle; red pay unicorn;
      red collect coins; green travel parundia-wylhien-plain wagon; green stop; green collect cards;
      green take wagon; green take cloud; blue giveBack cloud shown; blue giveBack pig shown;
      blue giveBack wagon hidden; blue giveBack wagon shown; blue done; red giveBack cloud shown;
      red giveBack cycle shown; red done; green giveBack cloud shown; green giveBack exchange hidden;
      green done; red take unicorn; green take dragon; blue take cycle; red take raft; green take dragon;
      blue take raft; red take dragon; green draw; blue draw; blue draw; red show cloud; green show cloud;
      blue show unicorn; red bid 1; green bid 2; blue pass; red pass; red bid 1; green bid 2; blue pass;
      red pass; red bid 1; green pass; blue bid 2; red pass; red bid 1; green pass; blue pass; red bid 1;
      green pass; blue bid 2; red pass; red bid 1; green bid 2; blue pass; red pass;
      red place unicorn hidden parundia-usselen-forest; green place dragon hidden albaran-parundia-desert;
      blue place unicorn shown dagamura-mahdavikia-mountain; red place gold hidden parundia-usselen-forest;
      green place wagon shown albaran-dagamura-desert; blue place unicorn shown grangor-yttar-mountain;
      red pass; green place cloud shown ixara-mahdavikia-mountain;
      blue place cycle shown usselen-yttar-forest; red pass; green pass;
      blue place monster hidden grangor-parundia-lake; red pass; green pass; blue pass;
      red travel parundia-usselen-forest unicorn; red stop; red collect coins;
      green travel albaran-parundia-desert dragon; green travel albaran-dagamura-desert wagon;
      green travel dagamura-mahdavikia-mountain caravan; green pay cloud; green pay cloud; green pay dragon;
      green stop; green collect coins; blue travel dagamura-mahdavikia-mountain unicorn;
      blue travel mahdavikia-grangor-river raft; blue travel grangor-yttar-mountain unicorn;
      blue travel usselen-yttar-forest cycle; blue collect coins; red giveBack pig shown; red done;
      green giveBack wagon shown; green giveBack wagon shown; green done; blue done; green take cloud;
      blue takeGold; red take dragon; green take cycle; blue take cycle; red take cloud; green take cloud;
      blue take cycle; red take cloud; green show pig; blue show unicorn; red show wagon; green bid 1;
      blue bid 2; red pass; green bid 3; blue pass; green bid 1; blue bid 2; red pass; green pass;
      green bid 1; blue bid 2; red bid 3; green bid 4; blue bid 5; red bid 6; green pass; blue pass;
      green bid 1; blue pass; red bid 2; green bid 3; red bid 4; green pass; green bid 1; blue pass; red pass;
      green bid 1; blue pass; red pass; green place cloud hidden ixara-mahdavikia-mountain;
      blue place cycle shown usselen-wylhien-plain; red place cloud shown usselen-yttar-forest;
      green place wagon shown ixara-virst-plain; blue place cycle shown parundia-wylhien-plain;
      red place cloud shown grangor-yttar-mountain; green pass;
      blue place tree shown ixara-mahdavikia-mountain; red place gold shown grangor-yttar-mountain;
      green pass; blue pass; red pass; green travel ixara-mahdavikia-mountain cloud;
      green travel ixara-virst-plain wagon; green stop; green collect cards; green take pig; green take wagon;
      blue travel usselen-wylhien-plain cycle; blue travel parundia-wylhien-plain cycle; blue collect cards;
      blue take cloud; blue take unicorn; red travel usselen-yttar-forest cloud;
      red travel grangor-yttar-mountain caravan; red pay raft; red pay dragon; red pay dragon;
      red collect coins; green giveBack pig shown; green giveBack pig shown; green giveBack pig shown;
      green done; blue done; red giveBack wagon shown; red done; blue take dragon; red take cycle;
      green take pig; blue take dragon; red take cycle; green take pig; blue take unicorn; red take raft;
      green take raft; blue show wagon; red show wagon; green show wagon; blue bid 1; red pass; green bid 2;
      blue pass; blue bid 1; red bid 2; green pass; blue pass; blue bid 1; red bid 2; green bid 3; blue pass;
      red bid 4; green bid 5; red bid 6; green pass; blue bid 1; red pass; green bid 2; blue pass; blue bid 1;
      red bid 2; green bid 3; blue pass; red pass; blue bid 1; red bid 2; green pass; blue pass;
      blue place unicorn shown albaran-parundia-desert; red place cycle hidden grangor-mahdavikia-mountain;
      green place pig shown ixara-virst-plain; blue place wagon shown albaran-throtmanni-desert; red pass;
      green place tree hidden albaran-parundia-desert; blue place monster hidden elvenhold-virst-lake;
      red pass; green pass; blue pass; blue travel albaran-parundia-desert caravan; blue pay cloud;
      blue pay unicorn; blue pay unicorn; blue pay dragon; blue stop; blue collect coins;
      red travel grangor-mahdavikia-mountain cycle; red travel mahdavikia-grangor-river raft;
      red collect coins; green travel ixara-virst-plain pig; green travel ixara-mahdavikia-river raft;
      green travel grangor-mahdavikia-mountain caravan; green pay pig; green pay pig; green pay wagon;
      green stop; green collect coins
    `,
  },
};
