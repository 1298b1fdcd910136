/** The toy game's door for elements: as little as a game can do with, so that the elements are tested without ours. */
import { css, html, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { Control } from '../../src/game-ui/control.js';
import { toy, type Move, type Seen, type Table } from './game.js';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const words = {
  'game.name': 'Toy',
  'game.credit': 'A game for tests.',
  'phase:round.bidding': 'Bidding',
  'phase:round.answering': 'Answering',
  'phase:showing': 'Showing',
  'phase:over': 'The end',
  'number:round.bidding': '',
  'number:round.answering': '',
  'number:showing': '',
  'number:over': '',
  'prompt.round.bidding': '{seat} says how high a card it holds.',
  'prompt.round.answering': 'Do you believe {seat}?',
  'prompt.showing': '{seat} shows.',
  'prompt.over': 'It is over.',
  'fact.dealt': 'The cards are dealt.',
  'fact.bid': '{seat} says {card}.',
  'fact.answer': '{seat} says {word}.',
  'fact.shown': '{seat} shows {best}.',
  'fact.drew': '{seat} draws {card}.',
  'refuse.notYourTurn': 'Another one bids.',
  'refuse.tooLow': 'At least {least}.',
  'refuse.notAsked': 'Nobody asked you.',
  'refuse.answeredAlready': 'You have answered.',
  'refuse.notNow': 'Not now.',
  'refuse.closed.answer': 'There is nothing to answer.',
  'move.bid': 'Say {card}',
  'move.answer': 'Say {word}',
  'group:bid': 'Say a card',
  'group:answer': 'Answer',
  'option.hand': 'Cards',
  'option.hand:3': 'three',
  'option.hand:2': 'two',
  ...Object.fromEntries(NAMES.map((name, seat) => [`seat:${seat}`, name])),
};

const path = (move: Move): string[] => (move.type === 'bid' ? [`card:${move.card}`] : []);
const ROW = Array.from({ length: 9 }, (_, i) => i + 1);

abstract class ToyControl extends Control<Seen, Move> {
  protected path = path;
  protected short = (anchor: string): string => anchor;
  protected say = (move: Move): string => this.text(`move.${move.type}`, move as never);
}
class Bidding extends ToyControl {
  protected override render() {
    return html`${this.pick('group:bid', 'bid')}`;
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
  styles: [css``],
  board: (view, ctx) =>
    html`<svg viewBox="0 0 180 60" role="group" aria-label="Cards">
      ${repeat(
        ROW,
        (card) => card,
        (card) =>
          svg`<g class=${`anchor ${ctx.state(`card:${card}`)}`} data-anchor=${`card:${card}`} role="button"
            tabindex=${ctx.tabStop === `card:${card}` ? 0 : -1} aria-label=${card}>
            <rect class="hit" x=${card * 20 - 20} y="0" width="20" height="40" fill="#fff" stroke="#000"/>
            <text x=${card * 20 - 10} y="20">${card}</text></g>`,
      )}
      <text class="hands" y="55">${view.table.hands.map((hand) => hand.join(' ')).join(' | ')}</text>
    </svg>`,
  size: () => ({ width: 180, height: 60 }),
  anchors: () => ROW.map((card) => ({ id: `card:${card}`, x: card * 20 - 10, y: 20 })),
  label: (anchor) => anchor,
  touches: path,
  controls: { 'round.bidding': Bidding, 'round.answering': Answering },
  scoreboard: (view) => html`<p class="sheet">${view.table.points.join(' : ')}</p>`,
  scores: (view) => view.table.points.map((total, seat) => ({ seat, rounds: [total], total })),
  describeMove: (move, _view, text) => text(`move.${move.type}`, move as never),
  factParams: (params = {}) => params,
  formatValue: () => undefined,
  duration: () => 0,
  text: () => Promise.resolve(words),
};
