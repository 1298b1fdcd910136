/** What lies beside the board while a position is set up: the pieces, and the places where the piece in hand may go. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { EditorField, TrayThing } from '../../game-ui/position-editor.js';
import type { Text } from '../../i18n/text.js';
import type { Seat } from '../../kernel/game.js';
import type { BoardInput } from '../board/board-input.js';
import { fieldOf, type FieldProps } from './position-editor-fields.js';

/** With more pieces than this beside the board, the groups start folded. */
const FEW = 45;

export interface TrayProps extends FieldProps {
  readonly ui: GameUi;
  readonly text: Text;
  readonly input: BoardInput;
  readonly tray: readonly TrayThing[];
  readonly fields: readonly EditorField[];
  readonly players: number;
  /** The seat whose pieces are shown. */
  readonly seat: Seat;
  readonly look: (seat: Seat) => void;
  /** Called when a piece is picked up or put down with a key. */
  readonly point: (piece: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A dot in the colour of a seat. */
const dot = ({ seatColours }: Pick<GameUi, 'seatColours'>, seat: Seat): TemplateResult | typeof nothing => {
  const [body, outline] = seatColours?.[seat] ?? [];
  if (body === undefined) return nothing;
  return html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="4" fill=${body} stroke=${outline!} />
  </svg>`;
};

export function trayPanel(props: TrayProps): TemplateResult {
  const { ui, text, tray, seat, players, fields, look, onKey } = props;
  const pieces = tray.filter(({ isPlace }) => !isPlace);
  const own = fields.filter((one) => one.seat === seat);
  return html`<section class="tray" aria-label=${text('studio.hand.tray')} @keydown=${onKey}>
    <div class="seats" role="group" aria-label=${text('studio.hand.seat')}>
      ${Array.from({ length: players }, (_, one) => one).map(
        (one) =>
          html`<button type="button" data-seat=${one} aria-pressed=${one === seat} @click=${() => look(one)}>
            ${dot(ui, one)} ${text('ui.seats', { seat: [one] })}
          </button>`,
      )}
    </div>
    <div class="fields">${own.map((one) => fieldOf(one, props))}</div>
    ${repeat(
      new Set(pieces.map(({ group }) => group)),
      (group) => group,
      (group) => groupOf(props, group, pieces),
    )}
  </section>`;
}
function groupOf(props: TrayProps, group: string | undefined, pieces: readonly TrayThing[]): TemplateResult {
  const things = html`<div class="things">
    ${repeat(
      pieces.filter((thing) => thing.group === group),
      ({ id }) => id,
      (thing) => thingOf(props, thing),
    )}
  </div>`;
  return group === undefined
    ? things
    : html`<details ?open=${pieces.length <= FEW}>
        <summary>${group}</summary>
        ${things}
      </details>`;
}
/** A pointer picks it up like a piece on the board, so that it can be dragged; `click` handles only keys. */
function thingOf(
  { input, point }: Pick<TrayProps, 'input' | 'point'>,
  { id, label, count }: TrayThing,
): TemplateResult {
  const state = input.state(id);
  const isOff = state === 'idle';
  return html`<button
    type="button"
    class=${`thing ${state}`}
    data-anchor=${id}
    aria-pressed=${state === 'chosen' ? 'true' : nothing}
    aria-disabled=${isOff ? 'true' : nothing}
    @click=${({ detail }: MouseEvent) => detail === 0 && !isOff && point(id)}
  >
    ${label}${count === undefined ? nothing : html` <span class="count">×${count}</span>`}
  </button>`;
}

/** The places beside the board where the piece in hand may go. */
export function trayEnds({
  tray,
  ...props
}: Pick<TrayProps, 'input' | 'point' | 'tray'>): TemplateResult | typeof nothing {
  const ends = tray.filter(({ id, isPlace }) => isPlace && props.input.state(id) === 'target');
  if (ends.length === 0) return nothing;
  return html`<div class="things">
    ${repeat(
      ends,
      ({ id }) => id,
      (end) => thingOf(props, end),
    )}
  </div>`;
}
