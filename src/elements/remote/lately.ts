/** What has happened at a table lately. Its prompt says it for a while, and only the last of it: what is old contradicts what is new. */
import type { Lobby, Offer } from '../../playthrough/wire.js';
import { safeDocument } from '../../dom/safe-document.js';
import { nameOf, type CardProps } from './card.js';
import type { RemoteTable } from './remote-table.js';

/** Milliseconds for which a line is said. */
export const LASTS = 15_000;
/** Denials that answer what the reader proposed. All others stay as long as what they tell of. */
const ANSWERS = ['back', 'early', 'offer', 'time', 'rate'];

/** What a page has seen of its table. */
type Seen = Pick<RemoteTable, 'lobby' | 'back' | 'fault'>;

class Lately {
  #seen: Seen = { lobby: undefined, back: undefined, fault: undefined };
  /** What is said; empty: nothing. */
  #line = '';
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Looks at the table anew, and returns what to say. */
  line(props: CardProps): string {
    const { table } = props;
    const { lobby, back, fault } = table;
    const before = this.#seen;
    this.#seen = { lobby, back, fault };
    if (!before.lobby || !lobby) return this.#line;
    const isProposed = lobby.offer !== null && !isSame(lobby.offer, before.lobby.offer);
    const line =
      back !== before.back ? takenBack(props) : refusal(props, before.lobby, lobby) || seated(props, before.lobby);
    const isDenied = fault !== undefined && ANSWERS.includes(fault.code);
    const isNew = fault !== before.fault;
    if (isProposed || line || (isNew && isDenied)) {
      this.#line = line;
      if (isDenied && !isNew) this.#seen = { lobby, back, fault: (table.fault = undefined) };
      this.#arm(props);
    }
    return this.#line;
  }
  #arm({ table, redraw }: CardProps): void {
    clearTimeout(this.#end);
    const end = () => {
      // Who looks at another page reads it when they are back.
      if (safeDocument.visibilityState === 'hidden') return void (this.#end = setTimeout(end, LASTS));
      this.#line = '';
      if (table.fault && ANSWERS.includes(table.fault.code)) table.fault = undefined;
      redraw();
    };
    this.#end = setTimeout(end, LASTS);
  }
}
const tables = new WeakMap<RemoteTable, Lately>();

/** What has happened at the table lately, in a sentence; empty: nothing. */
export function lately(props: CardProps): string {
  const known = tables.get(props.table) ?? new Lately();
  tables.set(props.table, known);
  return known.line(props);
}

const isSame = (one: Offer, other: Offer | null): boolean =>
  one.kind === other?.kind && one.seat === other.seat && one.agreed[0] === other.agreed[0];

/** That somebody gave up their seat, and the game goes on. */
function seated({ table: { lobby }, text }: CardProps, before: Lobby): string {
  const at = lobby!.seats.findIndex(
    ({ gone, bot }, seat) => gone && bot !== null && before.seats[seat]?.gone === false,
  );
  return at < 0 ? '' : text('remote.gone', { name: text(`seat:${at}`) });
}
/** Whose move was taken back. */
function takenBack({ table, text }: CardProps): string {
  const by = table.back?.by;
  return by === undefined ? text('beside.back') : text('beside.back:of', { seat: by });
}
/** That somebody has said no to what the reader proposed. Who it was is known where only one person was asked. */
function refusal(props: CardProps, { offer }: Lobby, now: Lobby): string {
  const { text, table } = props;
  if (offer?.agreed[0] !== table.viewer || now.offer !== null || !now.refused) return '';
  const asked = now.seats.flatMap(({ taken, bot }, at) => (taken && bot === null && at !== table.viewer ? [at] : []));
  const [only, ...more] = asked;
  const isKnown = only !== undefined && more.length === 0;
  const what = text(`beside.what:${offer!.kind}`, { name: offer!.seat === null ? '' : nameOf(props, offer!.seat) });
  return text(isKnown ? 'beside.refused' : 'beside.refused:some', { name: isKnown ? nameOf(props, only) : '', what });
}
