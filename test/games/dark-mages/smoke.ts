import { darkMages } from '../../../src/games/dark-mages/index.js';
import { formatMove, frames, legalMoves, startFrames, viewFor, chooseMove, positionOf, type NewGame, type Snapshot } from '../../../src/index.js';
import { phaseOf } from '../../../src/kernel/chart.js';
import { everyCard } from '../../../src/games/dark-mages/queries.js';
import type { Table } from '../../../src/games/dark-mages/table.js';
const mode = process.argv[2] ?? 'random';
function picker(seed: number) { let state = seed >>> 0; return (n: number) => { state = (state + 0x6d2b79f5) >>> 0; let t = Math.imul(state ^ (state >>> 15), state | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return (((t ^ (t >>> 14)) >>> 0) % n) | 0; }; }
for (const players of [2,3,4,6,8]) {
  const lens: number[] = [], turns: number[] = []; const t0 = Date.now(); const N = Number(process.argv[3] ?? 20); let silent = new Map<string, number>();
  for (let g = 0; g < N; g++) {
    const pick = picker(g * 77 + players);
    let snap: Snapshot<Table> = startFrames(darkMages, { players, seed: g, options: g % 3 === 2 && players % 2 === 0 && players > 2 ? { teams: 2 } : {} } as NewGame).at(-1)!;
    let n = 0; const log: string[] = [];
    while (snap.status === 'active') {
      const moves = legalMoves(darkMages, snap);
      if (moves.length === 0) throw new Error('stuck in ' + phaseOf(snap.value) + '\n' + log.slice(-20).join('\n') + JSON.stringify(snap.context.table.attack));
      let move = moves[0]!;
      if (mode === 'random') { if (g % 2) { const verbs = [...new Set(moves.map(m => m.type))]; const v = verbs[pick(verbs.length)]; const ms = moves.filter(m => m.type === v); move = ms[pick(ms.length)]!; } else move = moves[pick(moves.length)]!; }
      else { const v = viewFor(darkMages, snap, moves[0]!.seat); move = chooseMove(darkMages, v, { seed: n, level: 'normal' }); }
      log.push(phaseOf(snap.value) + ': ' + formatMove(darkMages, move));
      const bad = darkMages.violation(snap.context.table, phaseOf(snap.value));
      if (bad) throw new Error(JSON.stringify(bad) + '\n' + log.slice(-20).join('\n'));
      let before = snap.context.table;
      const fs = frames(darkMages, snap, move);
      for (const f of fs) { if (everyCard(f.context.table).length !== 112) throw new Error('cards ' + everyCard(f.context.table).length + ' in ' + phaseOf(f.value) + log.slice(-5).join('\n')); if (f.context.table.last.length === 0) { const k = phaseOf(f.value); silent.set(k, (silent.get(k) ?? 0) + 1); } before = f.context.table; }
      snap = fs.at(-1)!;
      if (++n > 20000) { console.log('long', players, g, snap.context.table.turn); break; }
    }
    if (process.argv[4]) console.log(log.join('\n'));
    lens.push(n); turns.push(snap.context.table.turn);
  }
  lens.sort((a,b)=>a-b); turns.sort((a,b)=>a-b);
  console.log(players, 'moves median', lens[N>>1], 'max', lens.at(-1), 'turns median', turns[N>>1], 'max', turns.at(-1), Date.now()-t0, 'ms', [...silent]);
}
