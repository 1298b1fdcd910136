/**
 * Counts the clicks that a turn costs a reader, without a page: a hard opponent decides what the reader plays, and the
 * reader makes it with as few clicks as the controls and the board allow. The hand on the board, series, proposals and forced
 * moves are those of the page (`BoardInput`, `Decisions`, `playPath`); of the controls it assumes that each move, proposal
 * and chip has its button. `actions.ts` plays the same clicks in a browser.
 */
import { BoardInput } from '../../src/elements/board/board-input.js';
import { Decisions } from '../../src/elements/session/decisions.js';
import { playPath } from '../../src/elements/session/pointing.js';
import type { Control } from '../../src/game-ui/control.js';
import { DefaultControl } from '../../src/game-ui/default-control.js';
import type { GameUi, Proposal } from '../../src/game-ui/game-ui.js';
import { abouts, load } from '../../src/games/index.js';
import { games } from '../../src/games/generated/registry.js';
import { wordsOf } from '../../src/i18n/index.js';
import { textOf, type Text } from '../../src/i18n/text.js';
import { standIn } from '../../src/interaction/paths.js';
import { phaseOf } from '../../src/kernel/chart.js';
import type { Game, Move, Seat, Snapshot, View } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { formatMove } from '../../src/kernel/notation.js';
import { frames } from '../../src/kernel/play.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';
import { botSeed } from '../../src/bots/opponents.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { AIDS, isNewTurn } from './aids.js';

export const READER: Seat = 0;

/** One click of the reader. */
export type Click =
  /** On a place or piece of the board, or its button; `isAll` with Shift. */
  | { readonly what: 'take up' | 'put'; readonly anchor: string; readonly isAll: boolean }
  /** On the button of a move, of a piece with a single place, or of a move at hand beside another button. */
  | { readonly what: string; readonly move: Move; readonly series?: Proposal }
  /** On the button of a proposal. */
  | { readonly what: 'proposal'; readonly proposal: Proposal }
  /** On buttons of the game’s own, such as a planner, that make these moves; `times` how many clicks it takes. */
  | { readonly what: string; readonly moves: readonly Move[]; readonly times: number };

/** A click with what is asked when it is made; `length` counts the moves before it. */
export interface Played {
  readonly click: Click;
  readonly length: number;
  readonly ui: GameUi;
  readonly view: View;
  readonly proposals: readonly Proposal[];
}
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** The clicks of one turn, each with its phase. */
export type Turn = readonly { readonly phase: string; readonly what: string; readonly times: number }[];

interface Asked {
  readonly ui: GameUi;
  readonly text: Text;
  readonly view: View;
  readonly now: Snapshot;
  /** The reader’s next moves, as the opponent would choose them. */
  readonly plan: readonly Move[];
  readonly hand: string | undefined;
  readonly proposals: readonly Proposal[];
  /** How many moves a proposal makes by going on, if each is what the reader would do, and more than one; else 0. */
  readonly fits: (proposal: Proposal) => number;
}

/** What the reader would play: as a hard opponent with this many moves behind it. */
const wish = (game: Game, at: Snapshot, start: object, length: number): Move =>
  chooseMove(game, viewFor(game, at, READER), {
    level: 'hard',
    budget: 300,
    seed: botSeed({ record: { start, moves: { length } } } as never),
  });
const isAsked = (game: Game, at: Snapshot): boolean =>
  at.status === 'active' && toAct(legalMoves(game, at))[0] === READER;

/** The reader’s next moves, until another seat is to act or chance decides. */
function planOf(game: Game, from: Snapshot, start: object, length: number): Move[] {
  const plan: Move[] = [];
  for (let at = from; isAsked(game, at);) {
    const move = wish(game, at, start, length + plan.length);
    plan.push(move);
    const next = frames(game, at, move).at(-1)!;
    if (String(next.context.table.rng) !== String(at.context.table.rng)) break;
    at = next;
  }
  return plan;
}

/** How many times in a row a move can be made with the identical pieces at its start. */
function timesOf({ ui, view, now }: Asked, move: Move): number {
  const text = formatMove(ui.game, move);
  const most = ui.pieces?.(ui.touches(move, view)[0]!, view) ?? 1;
  const isLegal = (at: Snapshot) => legalMoves(ui.game, at).some((other) => formatMove(ui.game, other) === text);
  let times = 0;
  for (let at = now; times < most && isLegal(at); times++) at = frames(ui.game, at, move).at(-1)!;
  return times;
}

/** The next click towards the plan. Consecutive moves with the same verb may be made in any order. */
export function nextClick(asked: Asked): Click {
  const { ui, text, view, plan, hand, proposals } = asked;
  const said = plan.map((move) => formatMove(ui.game, move));
  const say = (moves: readonly Move[]) => moves.map((move) => formatMove(ui.game, move)).sort();
  const goOn = proposals.filter(({ next }) => next).map((each) => ({ each, made: asked.fits(each) }));
  const most = Math.max(1, ...goOn.map(({ made }) => made));
  const proposal =
    goOn.find(({ made }) => made === most && made > 1)?.each ??
    proposals.find(({ moves, next, touches }) => {
      return !next && !touches && say(moves).join() === said.slice(0, moves.length).sort().join();
    });
  if (proposal) return { what: 'proposal', proposal };
  const aid = AIDS[ui.game.id]?.(view, plan);
  if (aid) return aid;
  const make = ui.controls?.[view.phase] ?? DefaultControl;
  const control = Object.assign(new (make as new () => Control)(), { ui, view, text }) as unknown as {
    isRead(move: Move): boolean;
    chip(move: Move, of: 'place' | 'piece', series?: Proposal): unknown;
  };
  const [first] = plan;
  const series = proposals.find(
    ({ touches, moves }) => touches && say(moves).join() === said.slice(0, moves.length).sort().join(),
  );
  const wish = series?.moves.at(-1) ?? first!;
  const ways = [...view.moves.map((move) => ui.touches(move, view)), ...proposals.map(({ touches = [] }) => touches)];
  const path = series?.touches ?? ui.touches(wish, view);
  const isHeld = ways.some((way) => way[0] === hand && way.length > 1);
  const isChip = control.chip(wish, isHeld ? 'piece' : 'place', series) !== undefined;
  if (isChip && series) return { what: 'chip', move: wish, series };
  if (path.length === 1) {
    const same = plan.filter((move) => formatMove(ui.game, move) === said[0]).length;
    return same > 1 && same === timesOf(asked, first!)
      ? { what: 'put', anchor: path[0]!, isAll: true }
      : { what: first!.type, move: first! };
  }
  if (path.length === 0) return { what: first!.type, move: first! };
  const wanted = series ? [{ move: wish, path }] : sameVerb(asked);
  const held = pointing(asked, ways, wanted);
  if (held) return held;
  if (isChip) return { what: 'chip', move: wish };
  const isOnly = !isHeld && ways.filter(([from]) => from === path[0]).length === 1 && !control.isRead(wish);
  if (isOnly) return { what: 'its only place', move: wish, ...(series && { series }) };
  return takingUp(asked, ways, wanted);
}
interface Wanted {
  readonly move: Move;
  readonly path: readonly string[];
}
function sameVerb({ ui, view, plan }: Asked): Wanted[] {
  const end = plan.findIndex(({ type }) => type !== plan[0]!.type);
  return plan.slice(0, end < 0 ? undefined : end).map((move) => ({ move, path: ui.touches(move, view) }));
}
/** Where the reader need only point, because the hand or another piece of its kind goes there. */
function pointing(asked: Asked, paths: readonly (readonly string[])[], wanted: readonly Wanted[]): Click | undefined {
  const { ui, view, hand } = asked;
  if (hand === undefined) return undefined;
  const put = (which: Wanted, anchor: string): Click => {
    const same = wanted.filter(({ path }) => path.join() === which.path.join()).length;
    return { what: 'put', anchor, isAll: same > 1 && same === timesOf(asked, which.move) };
  };
  for (const each of wanted) {
    if (each.path[0] === hand) return put(each, each.path[1]!);
    if (each.path[1] === hand) return put(each, each.path[0]!);
  }
  const given = { paths, kinds: ui.kinds?.(view) ?? {}, chosen: hand };
  const substitute = wanted.find(({ path: [from, to] }) => {
    const isReached = paths.some(([a, b]) => a === hand && b === to);
    return !isReached && standIn(given, to) === from;
  });
  return substitute && put(substitute, substitute.path[1]!);
}
function takingUp({ ui, view }: Asked, ways: readonly (readonly string[])[], wanted: readonly Wanted[]): Click {
  // After a move the hand takes the next kind that can go to the same places; a selected place stays selected. So it is
  // cheaper to select the place first if there are fewer places than kinds.
  const endsOf = (from: string) => ways.flatMap(([a, b]) => (a === from ? [b] : [])).join();
  const isPlace = wanted.every(({ path }) => !ways.some(([from]) => from === path[1]));
  const takes = new Set(wanted.map(({ path }) => endsOf(path[0]!))).size;
  const places = new Set(wanted.map(({ path }) => path[1])).size;
  // Begin with the first kind, because the hand continues in this order.
  const all = [...Object.values(ui.kinds?.(view) ?? {}).flat(), ...ways.map(([from]) => from!)];
  const from = all.find((anchor) => wanted.some(({ path }) => path[0] === anchor))!;
  return { what: 'take up', anchor: isPlace && places < takes ? wanted[0]!.path[1]! : from, isAll: false };
}

/** The clicks of each turn of the reader in a game with this seed: four players, or the nearest number. */
export async function clicksOf(
  id: string,
  seed: number,
): Promise<{ readonly turns: readonly Turn[]; readonly played: readonly Played[]; readonly playthrough: Playthrough }> {
  const played: Played[] = [];
  const ui = { ...(await load(id)), game: await games[id]!() } as unknown as GameUi;
  const { game } = ui;
  const words = [await ui.text('en'), await wordsOf('en')];
  const [least, most] = abouts.get(id)!.players;
  const start = { players: Math.max(least, Math.min(4, most)), seed };
  const playthrough = new Playthrough(game, { start, moves: [] });
  const opponent = (at: Snapshot, length: number) =>
    chooseMove(game, viewFor(game, at, toAct(legalMoves(game, at))[0]!), {
      level: 'normal',
      seed: botSeed({ record: { start, moves: { length } } } as never),
    });
  const session = {
    ui,
    hotSeat: { people: [READER] },
    playthrough,
    get view() {
      return viewFor(game, playthrough.snapshot, READER) as View;
    },
    isOpen: true,
    isComing: false,
    play: (move: Move) => (playthrough.play(move), true),
  };
  let meant: readonly Move[] | undefined;
  const decisions = new Decisions(
    session as never,
    { ask: (moves) => (meant = moves), refused: (move) => assertNever(move) },
    () => true,
  );
  const host = { addController() {}, requestUpdate() {} } as never;
  const input = new BoardInput(host, () => [], { onPath: (path, count) => playPath(decisions, path, count) });

  const turns: { phase: string; what: string; times: number }[][] = [[]];
  let known = 0;
  let plan: Move[] = [];
  let order: { readonly next: NonNullable<Proposal['next']>; readonly phase: string } | undefined;
  while (playthrough.snapshot.status === 'active') {
    for (const [i, ply] of playthrough.plies.entries()) {
      if (i <= known) continue;
      const at = plan.findIndex((move) => formatMove(game, move) === formatMove(game, ply.move!));
      plan = ply.move!.seat === READER && at >= 0 ? plan.toSpliced(at, 1) : [];
      if (isNewTurn(id, playthrough.at(i - 1), playthrough.at(i), READER)) turns.push([]);
    }
    known = playthrough.length;
    const now = playthrough.snapshot;
    const phase = phaseOf(now.value);
    if (!isAsked(game, now)) {
      playthrough.play(opponent(now, known));
      continue;
    }
    const { view } = session;
    const next = order?.phase === phase ? order.next(view) : undefined;
    if (!next) order = undefined;
    const [only, ...others] = view.moves;
    const isForced = others.length === 0 && !ui.isManual?.(only!, view, 1);
    if (next ?? (isForced && only)) {
      playthrough.play((next ?? only)!);
      continue;
    }
    input.offer(decisions.offer(true));
    if (plan.length === 0) plan = planOf(game, now, start, known);
    const text = textOf('en', words, (name, value, say) => ui.formatValue?.(name, value, say, view), READER);
    const { proposals } = decisions;
    const asked = { ui, text, view, now, plan, hand: input.chosen, proposals, fits: goesWell };
    const click = nextClick(asked);
    played.push({ click, length: known, ui, view, proposals });
    const tell = (what: string, times = 1) => turns.at(-1)!.push({ phase, what, times });
    const state = () => `${playthrough.length} ${input.chosen} ${input.count}`;
    const before = state();
    if ('proposal' in click) {
      tell(click.what);
      decisions.series(click.proposal.moves);
      const { next } = click.proposal;
      order = next && { next, phase };
    } else if ('moves' in click) {
      tell(click.what, click.times);
      decisions.series(click.moves);
    } else if ('anchor' in click) {
      tell(click.what);
      meant = undefined;
      input.point(click.anchor, click.isAll);
    } else {
      tell(click.what);
      const path = ui.touches(click.move, view);
      const alike = view.moves.filter((move) => path.length > 0 && ui.touches(move, view).join() === path.join());
      if (click.what !== 'chip' && alike.length > 1) tell('which of several');
      if (click.series) decisions.propose(click.series);
      else session.play(click.move);
    }
    if (meant) {
      const move = meant.find((each) => plan.some((other) => formatMove(game, other) === formatMove(game, each)))!;
      meant = undefined;
      tell('which of several');
      session.play(move);
    }
    if (state() === before) throw new Error(`${id}, seed ${seed}: ${JSON.stringify(click)} does nothing in ${phase}`);
  }
  return { turns, played, playthrough };

  /** Plays the phase on in a copy: as long as the proposal goes on, the reader must want the same move each time. */
  function goesWell({ moves, next }: Proposal): number {
    let at = playthrough.snapshot;
    let length = known;
    let made = 0;
    const { phase } = viewFor(game, at, READER);
    let wanted: Move | undefined = moves[0];
    while (at.status === 'active' && phaseOf(at.value) === phase) {
      if (isAsked(game, at)) {
        const view = viewFor(game, at, READER);
        if (made > 0) wanted = next!(view);
        if (!wanted) break;
        if (formatMove(game, wish(game, at, start, length)) !== formatMove(game, wanted)) return 0;
        made++;
        at = frames(game, at, wanted).at(-1)!;
      } else at = frames(game, at, opponent(at, length)).at(-1)!;
      length++;
    }
    return made > 1 ? made : 0;
  }
}
const assertNever = (move: unknown): void => {
  throw new Error(`refused: ${JSON.stringify(move)}`);
};
