/**
 * The whole game as a band: one lane per phase, one mark per move in the colour of its seat. The reader drags along it,
 * or plays it at a chosen speed. Forced colours make all marks alike: the lanes are then those of the seats.
 */
import { html, nothing, svg, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { landmark } from '../ui/landmarks.js';
import type { Mover } from './live-chart.js';

/** One mark of the band: a move of a game or an event of an actor. */
export interface BandMark {
  /** The lanes of the mark, from 0. */
  readonly lanes: readonly number[];
  /** Colour of the seat that moved; `undefined` if no seat moved. */
  readonly colour: string | undefined;
}
/** The texts that differ between a game and an actor. */
const TEXTS = {
  game: { band: 'phases.band', scrub: 'phases.scrub', back: 'ui.back', on: 'ui.forward', last: 'ui.last' },
  actor: {
    band: 'phases.actor.band',
    scrub: 'phases.actor.scrub',
    back: 'phases.actor.back',
    on: 'phases.actor.on',
    last: 'phases.actor.last',
  },
} as const;
export interface BandProps {
  readonly of: keyof typeof TEXTS;
  /** The name of each lane, from above. */
  readonly lanes: readonly string[];
  readonly marks: readonly BandMark[];
  /** How many of the marks lie before the position shown. */
  readonly cursor: number;
  /** The position shown, in words. */
  readonly says: string;
  /** Name and colours of each seat, for the legend; empty if the marks have no colours. */
  readonly movers: readonly (Mover & { readonly name: string })[];
  readonly look: (n: number) => void;
  readonly text: Text;
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Time per move at speed 1, in milliseconds. */
const BEAT = 800;
const LANE = 5;
/** The width of a mark of 1 with a gap to the next, which may be of the same colour. */
const MARK = 0.85;

export class BandPlayer implements ReactiveController {
  isPlaying = false;
  speed: (typeof SPEEDS)[number] = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: () => boolean = () => false;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.stop();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#next()) this.#wait();
      else this.stop();
      this.#host.requestUpdate();
    }, BEAT / this.speed);
  }

  render(props: BandProps): TemplateResult {
    const { marks, cursor, look, text, says } = props;
    const { length } = marks;
    const keys = TEXTS[props.of];
    this.#next = () => {
      if (cursor < length) look(cursor + 1);
      return cursor + 1 < length;
    };
    const toggle = () => {
      if (length === 0) return;
      if (this.isPlaying) this.stop();
      else {
        if (cursor === length) look(0);
        this.isPlaying = true;
        this.#wait();
      }
      this.#host.requestUpdate();
    };
    const scrub = ({ target }: Event) => {
      this.stop();
      look(Number((target as HTMLInputElement).value));
    };
    const choose = ({ target }: Event) => {
      this.speed = Number((target as HTMLSelectElement).value) as BandPlayer['speed'];
      if (this.isPlaying) this.#wait();
      this.#host.requestUpdate();
    };
    const at = text('phases.at', { at: cursor, count: length });
    const button = (key: string, n: number, glyph: string) =>
      html`<button
        aria-label=${text(key)}
        aria-disabled=${n === cursor ? 'true' : 'false'}
        @click=${() => {
          this.stop();
          look(n);
        }}
      >
        ${glyph}
      </button>`;
    return html`<section class="band" part="band" aria-label=${landmark(text, text(keys.band))}>
      ${
        length === 0
          ? nothing
          : html`<div class="track" title=${text(keys.band)}>
                ${drawing(props)}
                <input
                  type="range"
                  min="0"
                  max=${length}
                  .value=${String(cursor)}
                  aria-label=${text(keys.scrub)}
                  aria-valuetext=${`${at} · ${says}`}
                  @input=${scrub}
                />
              </div>
              ${legend(props)}`
      }
      <div class="row time" role="group" aria-label=${text('ui.timeline')}>
        ${button('ui.first', 0, '«')} ${button(keys.back, Math.max(0, cursor - 1), '‹')}
        <button data-do="play" aria-disabled=${length === 0 ? 'true' : 'false'} @click=${toggle}>
          ${text(this.isPlaying ? 'phases.pause' : 'phases.play')}
        </button>
        ${button(keys.on, Math.min(length, cursor + 1), '›')} ${button(keys.last, length, '»')}
        <select aria-label=${text('phases.speed')} title=${text('phases.speed')} @change=${choose}>
          ${SPEEDS.map((speed) => html`<option value=${speed} .selected=${speed === this.speed}>${speed} ×</option>`)}
        </select>
        <span class="quiet">${at}</span>
      </div>
    </section>`;
  }
}

function legend({ movers, lanes, text }: BandProps): TemplateResult | typeof nothing {
  if (movers.length === 0) return nothing;
  return html`<p class="quiet legend">
    ${text('phases.legend')}
    ${movers.map(
      ({ name, letter, colours: [body, outline, ink] }) =>
        html`<span class="mover"
          ><svg viewBox="-12 -12 24 24" aria-hidden="true">
            <circle r="11" fill=${body} stroke=${outline} stroke-width="2" />
            <text y="4.5" fill=${ink}>${letter}</text></svg
          >${name}</span
        >`,
    )}
    <span class="rows">${text('phases.rows', { rows: lanes.join(' · ') })}</span>
  </p>`;
}
function drawing({ lanes, marks, cursor, movers }: BandProps): TemplateResult {
  const seat = (colour: string | undefined) => movers.findIndex(({ colours: [body] }) => body === colour);
  const bySeat = marks.map(({ colour }) => ({ lanes: [seat(colour)].filter((lane) => lane >= 0), colour }));
  return html`${rows('lanes', lanes.length, marks, cursor)}
  ${
    movers.length === 0
      ? nothing
      : html`${rows('seats', movers.length, bySeat, cursor)}
          <div class="seats letters" aria-hidden="true">
            ${movers.map(({ letter }) => html`<span>${letter}</span>`)}
          </div>`
  }`;
}
function rows(kind: string, lanes: number, marks: readonly BandMark[], cursor: number): TemplateResult {
  const width = marks.length;
  const height = lanes * LANE;
  const byColour = new Map<string, string>();
  marks.forEach(({ lanes: own, colour = '' }, i) => {
    const shape = own.map((lane) => `M${i} ${lane * LANE}h${MARK}v${LANE}h-${MARK}z`).join('');
    byColour.set(colour, (byColour.get(colour) ?? '') + shape);
  });
  return html`<svg class=${kind} viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
    ${Array.from({ length: Math.ceil(lanes / 2) }, (_, i) => svg`<rect class="lane" y=${2 * i * LANE} width=${width} height=${LANE}/>`)}
    ${[...byColour].map(([colour, shape]) => svg`<path class="mark" d=${shape} fill=${colour || nothing}/>`)}
    <rect class="ahead" x=${cursor} width=${Math.max(0, width - cursor)} height=${height} />
    <path class="cursor" d="M${cursor} 0V${height}" vector-effect="non-scaling-stroke" />
  </svg>`;
}
