/**
 * The same rules in boardgame.io. Phases, turn order and end conditions use boardgame.io's own features as documented;
 * moves and hooks call our rule functions. A move has two forms: `draft` works on the immer draft of G, as documented;
 * `shared` works on the plain table behind the draft and so shares structure by hand.
 */
import { createRequire } from 'node:module';
import { isNobodyLeft } from '../../src/kernel/turns.js';
import { hasTitlesLeft, isLastTurn } from '../../src/games/elfenwizards/queries.js';
import { awardNext, beginAwarding } from '../../src/games/elfenwizards/rules/awarding.js';
import { apply, refuse, rules } from '../../src/games/elfenwizards/rules/index.js';
import { endGame, score } from '../../src/games/elfenwizards/rules/scoring.js';
import { advance, enter } from '../../src/games/elfenwizards/rules/turn.js';
import { fields } from '../../src/games/elfenwizards/fields.js';
import type { Move, Table, Verb } from '../../src/games/elfenwizards/table.js';
import { PHASES, beginTurn, recoverAgain, type BarePhase, type PhaseName } from './bare.js';

/**
 * G: our table and the phase that has begun. boardgame.io evaluates a phase's `endIf` before its `onBegin`, when the queue
 * is still the empty one of the phase before; `begun` keeps the phase from ending at once.
 */
export interface G {
  readonly table: Table;
  readonly begun: string;
}
export interface State {
  readonly G: G;
  readonly ctx: { readonly phase: string | null; readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Context extends State {
  readonly playerID: string;
}
interface Action {
  readonly move: string;
  readonly args: readonly unknown[];
}
interface Bot {
  playout(node: { state: State }): unknown;
}
interface Client {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  getState(): State;
  stop(): void;
}

// Only the benchmark installs boardgame.io, so it is loaded without its types.
const peer = createRequire(process.env.BENCH_PEERS!);
const { INVALID_MOVE } = peer('boardgame.io/core') as { INVALID_MOVE: string };
const { Client } = peer('boardgame.io/client') as { Client: (options: object) => Client };
const { CreateGameReducer, InitializeGame } = peer('boardgame.io/internal') as {
  CreateGameReducer: (options: object) => (state: State, action: object) => State;
  InitializeGame: (options: object) => State;
};
const { MCTSBot } = peer('boardgame.io/ai') as { MCTSBot: new (options: object) => Bot };
const { original } = peer('immer') as { original: <A>(draft: A) => A };

export type Form = 'draft' | 'shared';

const argsOf = (move: Move): unknown[] =>
  Object.keys(fields[move.type]).map((name) => (move as unknown as Record<string, unknown>)[name]);

/** A boardgame.io game that starts with the table that `setup` returns. */
export function boardgame(form: Form, setup: () => Table): object {
  const plain = ({ table }: G): Table => (form === 'shared' ? original(table) : table);

  const move = (verb: Verb, { phase }: BarePhase) => {
    const names = Object.keys(fields[verb]);
    return ({ G, playerID }: Context, ...args: unknown[]): G | string => {
      const made: Record<string, unknown> = { type: verb, seat: Number(playerID) };
      for (let i = 0; i < names.length; i++) made[names[i]!] = args[i];
      const table = plain(G);
      if (refuse(table, made as unknown as Move)) return INVALID_MOVE;
      return { table: advance(apply(table, made as unknown as Move), phase), begun: G.begun };
    };
  };
  /** A phase in which players decide. */
  const deciding = (name: PhaseName, next: string, begin = (table: Table) => enter(table, PHASES[name].phase)) => ({
    moves: Object.fromEntries(PHASES[name].verbs.map((verb) => [verb, move(verb, PHASES[name])])),
    onBegin: ({ G }: Context): G => ({ table: begin(plain(G)), begun: name }),
    endIf: ({ G }: Context) => G.begun === name && isNobodyLeft(G.table),
    next,
  });
  /** A phase in which nobody decides. */
  const passing = (name: string, begin: (table: Table) => Table, next: string) => ({
    onBegin: ({ G }: Context): G => ({ table: begin(plain(G)), begun: name }),
    endIf: ({ G }: Context) => G.begun === name,
    next,
  });

  return {
    name: 'elfenwizards',
    setup: (): G => ({ table: setup(), begun: '' }),
    turn: {
      order: {
        first: ({ G }: Context) => G.table.queue[0] ?? 0,
        next: ({ G }: Context) => G.table.queue[0] ?? 0,
      },
      endIf: ({ G, ctx }: Context) => G.table.queue[0] !== Number(ctx.currentPlayer),
    },
    phases: {
      highWizardRetires: deciding('highWizardRetires', 'castMajorSpells', beginTurn),
      castMajorSpells: { ...deciding('castMajorSpells', 'castRemainingSpells'), start: true },
      castRemainingSpells: deciding('castRemainingSpells', 'recoverMinorSpells'),
      recoverMinorSpells: deciding('recoverMinorSpells', 'competition'),
      competition: deciding('competition', 'awardTitles'),
      awardTitles: passing(
        'awardTitles',
        (table) => {
          let next = beginAwarding(table);
          while (hasTitlesLeft(next)) next = awardNext(next);
          return next;
        },
        'recoverMinorSpellsAgain',
      ),
      recoverMinorSpellsAgain: deciding('recoverMinorSpellsAgain', 'awardVacantTitles', recoverAgain),
      awardVacantTitles: deciding('awardVacantTitles', 'demoteMages'),
      demoteMages: deciding('demoteMages', 'removeGreyMagic'),
      removeGreyMagic: deciding('removeGreyMagic', 'score'),
      score: passing(
        'score',
        (table) => {
          const scored = score(table);
          return isLastTurn(scored) ? endGame(scored) : scored;
        },
        'highWizardRetires',
      ),
    },
    endIf: ({ G }: Context) => (G.table.winners.length > 0 ? { winners: G.table.winners } : undefined),
    ai: { enumerate },
  };
}

/** The legal moves in boardgame.io's form, for its opponents. */
function enumerate({ table }: G, { phase }: State['ctx']): Action[] {
  const actions: Action[] = [];
  for (const verb of PHASES[phase as PhaseName].verbs) {
    const rule = rules[verb];
    for (const move of rule.options(table)) {
      if (!rule.refuse(table, move as never)) actions.push({ move: verb, args: argsOf(move) });
    }
  }
  return actions;
}

/** Our moves as calls of a client's moves. */
export const asCalls = (moves: readonly Move[]): [string, unknown[]][] => moves.map((m) => [m.type, argsOf(m)]);
/** Our moves as actions of a reducer. */
export const asActions = (moves: readonly Move[]): object[] =>
  moves.map((m) => ({
    type: 'MAKE_MOVE',
    payload: { type: m.type, args: argsOf(m), playerID: String(m.seat), credentials: undefined },
  }));

export const client = (game: object, numPlayers: number): Client => Client({ game, numPlayers, debug: false });
export const reducer = (game: object) => CreateGameReducer({ game });
export const initial = (game: object, numPlayers: number): State => InitializeGame({ game, numPlayers });
/** boardgame.io's own random play from a state to the end, as its opponents use it. */
export const playouts = (game: object): ((state: State) => unknown) => {
  const bot = new MCTSBot({ game, enumerate, seed: 'bench', playoutDepth: 100_000 });
  return (state) => bot.playout({ state });
};
/** The table of G. */
export const tableOf = ({ G }: State): Table => G.table;
