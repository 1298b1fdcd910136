/** Phase 5: awarding of titles, one title or box in each step. EW-5.10 to EW-5.18. */
import type { Seat } from '../../../kit/index.js';
import { copyBoxes, copyDefeated, copyTitles, mageWith, playerWith, tableWith } from '../immutable.js';
import {
  BOXES,
  CONTESTS,
  LADDERS,
  MAJOR_BOXES,
  TITLES,
  rankOf,
  type Box,
  type DefeatedRank,
  type Title,
} from '../map.js';
import { addFacts, withFacts, withPlayer, withUsers } from '../changes.js';
import { allMages, castDice, isBoxed } from '../queries.js';
import type { Face, Fact, Mage, Player, Table } from '../table.js';
import { decide, standingIn, type Candidate, type Decision } from './deciding.js';

/** EW-5.7, EW-5.10: the competition has ended; dice still in the four boxes are wasted. */
export function beginAwarding(table: Table): Table {
  const wasted = table.players.flatMap((player, seat): Fact[] => {
    const dice = castDice(player);
    return dice > 0 ? [{ rule: 'EW-5.7', code: 'wasted', params: { seat, count: dice } }] : [];
  });
  return withFacts(tableWith(table, { awarded: 0 }), ...wasted, { rule: 'EW-5.10', code: 'phase.award' });
}

/** EW-5.10: decides the next title or Magic User box. */
export function awardNext(before: Table): Table {
  const contest = CONTESTS[before.awarded]!;
  const table = withFacts(tableWith(before, { awarded: before.awarded + 1 }));
  const candidates = standingIn(table, contest);
  const decision = decide(table, contest, candidates);
  const said = addFacts(table, {
    rule: decision.rule,
    code: decision.code,
    params: {
      title: contest,
      candidates: candidates.map(({ place }) => place),
      seats: candidates.map(({ mage }) => mage.owner),
      points: candidates.map(({ mage, points }) => [mage.owner, points]),
    },
  });
  const after = isBoxed(contest)
    ? riseFromBox(said, contest as Box, decision)
    : riseToTitle(said, contest as Title, candidates, decision);
  return contest === 'H' ? crown(after) : after;
}

/** The winner rises. EW-5.17: all other candidates go to the Defeated box of their rank. */
function riseToTitle(table: Table, title: Title, candidates: readonly Candidate[], { risers }: Decision): Table {
  const titles = copyTitles(table.titles);
  const defeated = copyDefeated(table.defeated);
  const facts: Fact[] = [];
  for (const { place, mage } of candidates) {
    const seat: Seat = mage.owner;
    titles[place as Title] = null;
    if (risers[0]?.place === place) {
      titles[title] = mage;
      facts.push({
        rule: 'EW-5.11',
        code: 'rises',
        params: { seat, rank: rankOf(title), title, from: place, to: title },
      });
    } else {
      const rank = rankOf(place) as DefeatedRank;
      defeated[rank] = [...defeated[rank], mage];
      facts.push({ rule: 'EW-5.17', code: 'defeated', params: { seat, rank, from: place, to: `defeated:${rank}` } });
    }
  }
  return addFacts(tableWith(table, { titles, defeated }), ...facts);
}

/** The risers take the titles above the box, left first. EW-5.17: the others stay. */
function riseFromBox(table: Table, box: Box, { risers }: Decision): Table {
  const titles = copyTitles(table.titles);
  const facts = risers.map(({ place, mage }, i): Fact => {
    const title = LADDERS[box][i]!;
    titles[title] = mage;
    return {
      rule: 'EW-5.15',
      code: 'rises',
      params: { seat: mage.owner, rank: 'necromancer', title, from: place, to: title },
    };
  });
  const risen = new Set(risers.map(({ mage }) => mage));
  const stay = table.users[box].filter((mage) => !risen.has(mage));
  if (stay.length > 0) facts.push({ rule: 'EW-5.17', code: 'stay', params: { box, count: stay.length } });
  return addFacts(withUsers(tableWith(table, { titles }), box, stay), ...facts);
}

/** Counts the High Wizards for EW-E2 and EW-E3. */
function crown(table: Table): Table {
  const owner = table.titles.H?.owner;
  return owner === undefined
    ? tableWith(table, { unawarded: table.unawarded + 1 })
    : withPlayer(table, owner, { crowned: table.players[owner]!.crowned + 1 });
}

const bare = (mage: Mage): Mage => (mage.spells.length > 0 ? mageWith(mage, { spells: [] }) : mage);

/** EW-5.7, EW-5.18: dice return to their owners, Minor Spells that were used go to their box. */
export function returnSpells(table: Table): Table {
  const used = allMages(table).flatMap(({ spells }) => spells);
  const players = table.players.map((player, seat): Player => {
    const own = used.filter((spell) => spell.seat === seat);
    const minor = own.filter(({ die }) => die === 'minor').length;
    const boxes = copyBoxes(player.boxes);
    for (const box of MAJOR_BOXES) boxes[box] = [] as readonly Face[];
    return playerWith(player, {
      boxes,
      front: player.front + castDice(player) + own.length - minor,
      spent: player.spent + minor,
    });
  });
  const titles = copyTitles(table.titles);
  for (const title of TITLES) if (titles[title]) titles[title] = bare(titles[title]);
  return tableWith(table, {
    players,
    titles,
    users: Object.fromEntries(BOXES.map((box) => [box, table.users[box].map(bare)])) as unknown as Table['users'],
    defeated: {
      wizard: table.defeated.wizard.map(bare),
      sorcerer: table.defeated.sorcerer.map(bare),
      necromancer: table.defeated.necromancer.map(bare),
    },
  });
}
export const SPELLS_RETURN: Fact = { rule: 'EW-5.18', code: 'spellsReturn' };
