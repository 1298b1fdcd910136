/** What has happened at a table lately. Its prompt says it for a while, and only the last of it: what is old contradicts what is new. */
import type { Seat } from '../../kernel/game.js';
import { AWAY } from '../../playthrough/times.js';
import { isPerson, type Lobby, type Offer } from '../../playthrough/wire.js';
import { safeDocument } from '../../dom/safe-document.js';
import { nameOf } from './card.js';
import type { RemoteTable } from './remote-table.js';
import { linkTo } from './seat-keys.js';
import type { TableProps } from './table-props.js';

/** Milliseconds for which a line is said. */
export const LASTS = 15_000;
/** Codes of denials that answer a proposal of the reader. Other faults are said until they have passed. */
const ANSWERS = ['back', 'early', 'offer', 'time', 'rate'];

/** What a page has seen of its table. */
type Seen = Pick<RemoteTable, 'lobby' | 'back' | 'withdrawn' | 'fault'>;

/** What a page remembers of the table at which it is. */
export class Lately {
  #table: RemoteTable | undefined;
  #seen: Seen | undefined;
  #line = '';
  #end: ReturnType<typeof setTimeout> | undefined;
  /** Seats for which no opponent can play yet, since their people went away a short time ago. Of people who were away before this page came, only the server knows. */
  readonly #grace = new Map<Seat, ReturnType<typeof setTimeout>>();

  /** What has happened lately, in a sentence; empty: nothing. */
  get line(): string {
    return this.#line;
  }
  /** Looks at the table anew, and takes away an old denial. Returns whether something else is to be said. */
  look(props: TableProps): boolean {
    const { table } = props;
    const { lobby, back, withdrawn, fault } = table;
    if (table !== this.#table) this.close();
    const before = this.#seen;
    [this.#table, this.#seen] = [table, { lobby, back, withdrawn, fault }];
    if (!before) keepWatching(table);
    if (!before?.lobby || !lobby) return false;
    this.#miss(props, before.lobby);
    const isProposed = lobby.offer !== null && !isSame(lobby.offer, before.lobby.offer);
    const line =
      back !== before.back
        ? takenBack(props)
        : refusal(props, before.lobby, lobby) ||
          seated(props, before.lobby) ||
          (withdrawn !== before.withdrawn ? withdrawal(props, before.lobby) : '');
    const isDenied = fault !== undefined && ANSWERS.includes(fault.code);
    const isNew = fault !== before.fault;
    if (!isProposed && !line && !(isNew && isDenied)) return false;
    this.#line = line;
    if (!isNew) table.forgive(ANSWERS);
    this.#seen = { lobby, back, withdrawn, fault: table.fault };
    this.#arm(props);
    return true;
  }
  #miss(props: TableProps, before: Lobby): void {
    const { seats, days } = props.table.lobby!;
    for (const [seat, { present, bot }] of seats.entries()) {
      if (present || bot !== null) this.grant(seat, props, 0);
      // In a game over days an opponent may play for whoever is late, wherever they are.
      else if (before.seats[seat]!.present && days === 0) this.grant(seat, props, AWAY);
    }
  }
  /** Grants the person of a seat so many milliseconds of grace: until then, no opponent can play for it. */
  grant(seat: Seat, { redraw }: TableProps, milliseconds: number): void {
    clearTimeout(this.#grace.get(seat));
    this.#grace.delete(seat);
    if (milliseconds === 0) return;
    const end = () => {
      this.#grace.delete(seat);
      redraw();
    };
    this.#grace.set(seat, setTimeout(end, milliseconds));
  }
  hasGrace(seat: Seat): boolean {
    return this.#grace.has(seat);
  }
  #arm({ table, redraw }: TableProps): void {
    clearTimeout(this.#end);
    const end = () => {
      // A reader who looks at another page reads the line when they are back.
      if (safeDocument.visibilityState === 'hidden') return void (this.#end = setTimeout(end, LASTS));
      this.#line = '';
      table.forgive(ANSWERS);
      redraw();
    };
    this.#end = setTimeout(end, LASTS);
  }
  /** Forgets the table. */
  close(): void {
    for (const timer of [this.#end, ...this.#grace.values()]) clearTimeout(timer);
    this.#grace.clear();
    this.#table = this.#seen = undefined;
    this.#line = '';
  }
}

/** The address of a page that watches says so, once no seat is free: then a reload leads back to watching. */
function keepWatching({ viewer, code }: RemoteTable): void {
  if (viewer === 'spectator' && location.hash.includes(code))
    history.replaceState(history.state, '', linkTo(code, { watch: 'true' }));
}
const isSame = (one: Offer, other: Offer | null): boolean =>
  one.kind === other?.kind && one.seat === other.seat && one.agreed[0] === other.agreed[0];

/** Who left for good, for whom an opponent plays, and who is back where one played. */
function seated({ table: { lobby, viewer }, text }: TableProps, before: Lobby): string {
  for (const [seat, { gone, bot, taken }] of lobby!.seats.entries()) {
    const was = before.seats[seat]!;
    if (gone !== was.gone && bot !== null) return text('remote.gone', { name: text(`seat:${seat}`) });
    if (!taken || gone || (bot === null) === (was.bot === null)) continue;
    if (bot !== null) return text('beside.plays', { seat });
    if (seat !== viewer) return text('beside.isBack', { seat });
  }
  return '';
}
/** Whose move was taken back. */
function takenBack({ table, text }: TableProps): string {
  const by = table.back?.by;
  return by === undefined ? text('beside.back') : text('beside.back:of', { seat: by });
}
/** What was proposed, in a few words. */
function whatOf(props: TableProps, { kind, seat, agreed: [by] }: Offer): string {
  const { text, table } = props;
  const key = kind === 'back' && by !== table.viewer ? 'back:of' : kind;
  return text(`beside.what:${key}`, {
    name: kind === 'back' ? nameOf(props, by!) : seat === null ? '' : nameOf(props, seat),
  });
}
/** That somebody has said no to what was proposed. Who it was is known where only one person was asked, who needs not be told. */
function refusal(props: TableProps, { offer }: Lobby, { offer: open, refused, seats }: Lobby): string {
  const { text, table } = props;
  if (!offer || open || !refused) return '';
  const [only, ...more] = seats.flatMap((sitter, at) =>
    isPerson(sitter) && at !== offer.agreed[0] && at !== offer.seat ? [at] : [],
  );
  const isKnown = only !== undefined && more.length === 0;
  if (isKnown && only === table.viewer) return '';
  const name = isKnown ? nameOf(props, only) : '';
  return text(isKnown ? 'beside.refused' : 'beside.refused:some', { name, what: whatOf(props, offer) });
}
/** That whoever proposed something took it back, or that the person for whom an opponent was to play is there again. */
function withdrawal(props: TableProps, before: Lobby): string {
  const { text, table } = props;
  const { next, seats } = table.lobby!;
  const { withdrawn } = table;
  const by = withdrawn!.agreed[0]!;
  const { seat } = withdrawn!;
  // A new game, and that somebody left, are told by other lines.
  if (next !== null || seats.some(({ gone }, at) => gone !== before.seats[at]!.gone)) return '';
  if (seat !== null && seats[seat]!.present && !before.seats[seat]!.present) return text('beside.isBack', { seat });
  return by === table.viewer ? '' : text('beside.withdrawn', { seat: by, what: whatOf(props, withdrawn!) });
}
