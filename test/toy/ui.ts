/** The toy game's UI: the minimum that a game needs, so that the elements are tested independently of the real games. */
import { html } from 'lit';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { Control } from '../../src/game-ui/control.js';
import { byPoints } from '../../src/game-ui/standings.js';
import { anchors, board, size } from './board.js';
import { toy, type Move, type Seen, type Table } from './game.js';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const words = {
  'game.name': 'Toy',
  'game.credit': 'A game for tests.',
  'phase:round.bidding': 'Bidding',
  'phase:round.answering': 'Answering',
  'phase:showing': 'Showing',
  'phase:finished': 'The end',
  'number:round.bidding': '',
  'number:round.answering': '',
  'number:showing': '',
  'number:finished': '',
  'prompt.round.bidding': '{seat} says how high a card it holds.',
  'prompt.round.answering': 'Do you believe {seat}?',
  'prompt.showing': '{seat} shows.',
  'prompt.finished': 'It is over.',
  'fact.dealt': 'The cards are dealt.',
  'fact.bid': '{seat} says {card}.',
  'fact.sworn': '{seat} swears to {card}.',
  'fact.staked': '{seat} stakes {amount}.',
  'fact.passed': '{seat} passes.',
  'fact.answer': '{seat} says {word}.',
  'fact.shown': '{seat} shows {best}.',
  'fact.drew': '{seat} draws {card}.',
  'refuse.notYourTurn': 'Another one bids.',
  'refuse.tooLow': 'At least {least}.',
  'refuse.notAsked': 'Nobody asked you.',
  'refuse.answeredAlready': 'You have answered.',
  'refuse.noStakes': 'Nothing is staked here.',
  'refuse.stakedAlready': 'You have staked.',
  'refuse.tooMuch': 'That is too much.',
  'refuse.notNow': 'Not now.',
  'refuse.closed.answer': 'There is nothing to answer.',
  card: 'Card {n}',
  'guard:hasBid': 'somebody has bid',
  'guard:allAnswered': 'all have answered',
  'guard:allRoundsPlayed': 'all rounds are played',
  'guard:else': 'else',
  'move.bid': 'Say {card}',
  'move.swear': 'Swear to {card}',
  'move.stake': 'Stake {amount}',
  'move.pass': 'Pass',
  'move.answer': 'Say {word}',
  'group:bid': 'Say a card',
  'group:swear': 'Swear to a card',
  'group:stake': 'Stake',
  'group:pass': 'Pass',
  'group:answer': 'Answer',
  'option.hand': 'Cards',
  'option.hand:3': 'three',
  'option.hand:2': 'two',
  'option.stakes': 'Stakes',
  'option.stakes:0': 'none',
  'option.stakes:300': 'up to 300',
  'standing.points': '{points?# point|# points}',
  ...Object.fromEntries(NAMES.map((name, seat) => [`seat:${seat}`, name])),
};

const path = (move: Move): string[] => ('card' in move ? [`card:${move.card}`] : []);

abstract class ToyControl extends Control<Seen, Move> {
  protected override path(move: Move): readonly string[] {
    return path(move);
  }
  protected override short(anchor: string): string {
    return this.text('card', { n: anchor.slice(5) });
  }
}
class Bidding extends ToyControl {
  protected override render() {
    return html`${this.pick('group:bid', 'bid', 'swear')} ${this.amount('stake', 'amount')}
    ${this.act(undefined, 'pass')}`;
  }
}
class Answering extends ToyControl {
  protected override render() {
    return html`${this.act('answer')}`;
  }
}
customElements.define('toy-bidding', Bidding);
customElements.define('toy-answering', Answering);

export const ui: GameUi<Table, Move, Seen> = {
  game: toy,
  styles: [],
  board,
  size,
  anchors,
  label: (anchor, _view, text) => text('card', { n: anchor.slice(5) }),
  changed: ({ code, params }) => (code === 'bid' ? [`card:${String(params!['card'])}`] : []),
  touches: path,
  amounts: { stake: 'amount' },
  controls: { 'round.bidding': Bidding, 'round.answering': Answering },
  scoreboard: (view) => html`<p class="scoreboard">${view.table.points.join(' : ')}</p>`,
  standings: (view) => byPoints(view.table.points),
  describeMove: (move, _view, text) => text(`move.${move.type}`, move as never),
  factParams: (params = {}) => params,
  formatValue: () => undefined,
  duration: () => 0,
  text: () => Promise.resolve(words),
};
