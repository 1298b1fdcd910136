/** Plays a game beside the guide while it has no page yet: its table, its moves as buttons, and what each of them answers. */
import { html, render } from 'lit';
import type { Refusal } from 'playable-rules/kit';
import type { Move, Table } from '../../examples/pig/rules.js';
import { steps as words } from '../words/steps.js';

export interface Bench {
  readonly table: () => Table;
  /** The state of the chart, once there is one. */
  readonly state?: () => string;
  /** Makes a move, or says why the rules refuse it. */
  readonly play: (move: Move) => Refusal | undefined;
  /** What else can be done, by the words on its button. */
  readonly more?: Readonly<Record<string, () => void>>;
}

const SEATS = ['red', 'blue'];
const VERBS = ['roll', 'keep'] as const;
const json = (value: unknown) => JSON.stringify(value).replace(/[:,](?=\S)/g, '$& ');

export function showBench(room: HTMLElement, { table, state, play, more = {} }: Bench): void {
  const draw = (said: string) => {
    const { rng: _rng, options: _options, last: _last, ...seen } = table();
    const lines = [
      ...(state ? [`state: ${state()}`] : []),
      ...Object.entries(seen).map(([key, value]) => `${key}: ${json(value)}`),
    ];
    const button = (name: string, act: () => void) => html`<button type="button" @click=${act}>${name}</button>`;
    const made = (move: Move) => () => {
      const refused = play(move);
      draw(refused ? `${words.refused}: ${json(refused)}` : `last: ${json(table().last)}`);
    };
    const moves = SEATS.flatMap((name, seat) => VERBS.map((type) => button(`${name} ${type}`, made({ type, seat }))));
    const others = Object.entries(more).map(([name, act]) =>
      button(name, () => (act(), draw(`last: ${json(table().last)}`))),
    );
    render(
      html`<div class="bench">
        <pre>${lines.join('\n')}</pre>
        <div role="group" aria-label=${words.moves}>${moves}${others}</div>
        <p role="status"><code>${said}</code></p>
      </div>`,
      room,
    );
  };
  draw('');
}
