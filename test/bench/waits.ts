/**
 * Measures how long a reader waits for a decision of their own at the pace “Normal”: `npx tsx test/bench/waits.ts [games]
 * [game]`. Plays seeded games of four and adds up how long each frame stays on show. A wait is what lies between two
 * decisions of the reader in which others moved; prints the median and the 90th percentile in all and by phase.
 */
import { fileURLToPath } from 'node:url';
import { forcedSentence } from '../../src/elements/session/prompt.js';
import { announced, concerns, hastened, lookedAt } from '../../src/elements/story/reading-time.js';
import { load } from '../../src/games/index.js';
import { games } from '../../src/games/generated/registry.js';
import { wordsOf } from '../../src/i18n/index.js';
import { textOf } from '../../src/i18n/text.js';
import { phaseOf } from '../../src/kernel/chart.js';
import type { Fact, Move, Seat, Snapshot, View } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { frames } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';

/** The seat of the reader. */
const READER: Seat = 0;

export interface Wait {
  /** The phase in which it ended, and its length in milliseconds. */
  readonly phase: string;
  readonly ms: number;
}

/** All waits in games with these seeds. */
export async function waitsOf(id: string, seeds: readonly number[]): Promise<readonly Wait[]> {
  const [game, ui] = await Promise.all([games[id]!(), load(id)]);
  const words = [await ui.text('en'), await wordsOf('en')];
  const waits: Wait[] = [];
  for (const seed of seeds) {
    let snapshot: Snapshot = start(game, { players: 4, seed });
    let ms = 0;
    let others = 0;
    let before: Move | undefined;
    for (let n = 0; snapshot.status === 'active'; n++) {
      const seat = toAct(legalMoves(game, snapshot))[0]!;
      const view = viewFor(game, snapshot, seat) as View;
      const phase = phaseOf(snapshot.value);
      const isForced = view.moves.length === 1 && !ui.isManual?.(view.moves[0]!, view, 1);
      if (seat === READER && !isForced) {
        if (others > 0) waits.push({ phase, ms });
        ms = others = 0;
      }
      const move = chooseMove(game, view, { seed: seed * 10_000 + n, level: 'normal', budget: 40 });
      if (seat !== READER) others++;
      else if (isForced) {
        const text = textOf('en', words, (name, value, say) => ui.formatValue?.(name, value, say, view), READER);
        ms += announced('normal', forcedSentence(move, { ui, view }, text));
      }
      const shown = frames(game, snapshot, move);
      shown.forEach((frame, i) => {
        const { last } = viewFor(game, frame, READER) as View;
        if (shown[i - 1]?.context.table.last === frame.context.table.last) return;
        const seen = viewFor(game, frame, READER) as View;
        const text = textOf('en', words, (name, value, say) => ui.formatValue?.(name, value, say, seen), READER);
        const sentence = ({ code, params }: Fact) => text(`fact.${code}`, ui.factParams(params, seen));
        const line = i === 0 && seat === READER ? '' : (ui.storyFacts?.(last, seen) ?? last).map(sentence).join(' ');
        const own = last.some((fact) => concerns(fact, READER));
        const like = i === 0 && seat !== READER && before?.seat === seat && before.type === move.type;
        ms += hastened('normal', lookedAt('normal', ui.duration(last), line, own), { like, own }, ms);
      });
      before = move;
      snapshot = shown.at(-1)!;
    }
  }
  return waits;
}

/** The quantile of waits, in milliseconds. */
export function quantile(waits: readonly Wait[], share: number): number {
  const all = waits.map(({ ms }) => ms).sort((a, b) => a - b);
  return all[Math.floor(share * (all.length - 1))] ?? 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const seeds = Array.from({ length: Number(process.argv[2] ?? 20) }, (_, i) => i + 1);
  const said = (waits: readonly Wait[]) =>
    [0.5, 0.9, 1].map((share) => (quantile(waits, share) / 1000).toFixed(1).padStart(6)).join('');
  for (const id of process.argv[3] ? [process.argv[3]] : Object.keys(games)) {
    const waits = await waitsOf(id, seeds);
    console.log(`${id}: seconds: median, 90th percentile, longest of ${waits.length} waits`);
    console.log(`${said(waits)}  all`);
    for (const phase of new Set(waits.map((wait) => wait.phase)))
      console.log(`${said(waits.filter((wait) => wait.phase === phase))}  ${phase}`);
  }
}
