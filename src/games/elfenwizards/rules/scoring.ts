/** Phase 10 and the end of the game. EW-10.1, EW-E1 to EW-E5. */
import { playerWith, tableWith } from '../immutable.js';
import { POINTS, TURNS, rankOf } from '../map.js';
import { total } from '../points.js';
import { withFacts } from '../changes.js';
import { placedMages } from '../queries.js';
import type { Fact, Table } from '../table.js';

/** EW-10.1: the points of each seat for the current places of its mages. */
export function standings(table: Table): number[] {
  const points = table.players.map(() => 0);
  for (const [ref, mage] of placedMages(table)) points[mage.owner]! += POINTS[rankOf(ref)] - mage.grey;
  return points;
}

/** Appends the points of the turn to each player's scores. */
export function score(table: Table): Table {
  const points = standings(table);
  const players = table.players.map((player, seat) =>
    playerWith(player, { scores: [...player.scores, points[seat]!] }),
  );
  const facts = points.map((p, seat): Fact => ({
    rule: 'EW-10.1',
    code: 'score',
    params: { seat, points: p, total: total(players[seat]!) },
  }));
  return withFacts(tableWith(table, { players }), ...facts);
}

/** EW-E1 to EW-E5: why the game is over, the points for Minor Spells left, and the winners. */
export function endGame(table: Table): Table {
  const facts: Fact[] = [];
  if (table.turn === TURNS) facts.push({ rule: 'EW-E1', code: 'lastTurn' });
  const twice = table.players.findIndex((p) => p.crowned >= 2);
  if (twice >= 0) facts.push({ rule: 'EW-E2', code: 'crownedTwice', params: { seat: twice } });
  if (table.unawarded >= 2) facts.push({ rule: 'EW-E3', code: 'unawardedTwice' });
  const players = table.players.map((player) => playerWith(player, { bonus: player.reserve }));
  players.forEach(({ bonus }, seat) => facts.push({ rule: 'EW-E4', code: 'bonus', params: { seat, points: bonus } }));
  const best = Math.max(...players.map(total));
  const winners = players.flatMap((player, seat) => (total(player) === best ? [seat] : []));
  facts.push({ rule: 'EW-E5', code: winners.length > 1 ? 'shared' : 'wins', params: { seats: winners, points: best } });
  return withFacts(tableWith(table, { players, winners }), ...facts);
}
