/** The table before the first turn. DM-S1 to DM-S4, DM-V4. */
import { badInput, draw, shuffle, type NewGame, type Rng, type Seat } from '../../kit/index.js';
import { isEnemy, type CardId, type Deck } from './deck.js';
import { HAND, SLOTS, TEAMS, type Slot } from './map.js';
import type { Done, Fact, Mage, Options, Table } from './table.js';

/** What a player has done in a turn that begins. Frozen, because many tables share it. */
export const FRESH_DONE: Done = Object.freeze({
  items: 0,
  healing: false,
  potion: false,
  skill: false,
  attacks: 0,
  cantrip: false,
  companion: false,
  lost: false,
  stage: 'preparation',
});

/**
 * Deals characters and cards, and rolls for the first turn. Throws `BadInput` if the number of teams does not fit the
 * players.
 */
export function setup(deck: Deck, { players, options, rng }: NewGame & { options: Options; rng: Rng }): Table {
  checkTeams(options.teams, players);
  const characters = shuffle(rng, [...deck.characters.keys()]);
  const dealt = deal(deck, players, shuffle(characters.rng, deck.all));
  const first = rollForFirst(players, dealt.rng);
  const mages = dealt.hands.map((hand, seat): Mage => {
    const character = characters.values[seat]!;
    return {
      character,
      hp: deck.characters.get(character)!.hp,
      hand,
      worn: Object.fromEntries(SLOTS.map((slot) => [slot, null])) as Record<Slot, null>,
      companion: null,
      effects: [],
    };
  });
  return {
    rng: first.rng,
    options,
    turn: 1,
    active: first.seat,
    done: FRESH_DONE,
    mages,
    enemies: [],
    pile: dealt.pile,
    discards: [],
    inPlay: [],
    attack: null,
    strike: null,
    choice: null,
    account: [],
    winners: [],
    last: [
      { rule: 'DM-S1', code: 'characters', params: { characters: mages.map(({ character }) => character) } },
      { rule: 'DM-S2', code: 'dealt', params: { players, cards: HAND } },
      ...dealt.facts,
      ...first.facts,
      { rule: 'DM-T1', code: 'turn', params: { seat: first.seat, turn: 1 } },
    ],
  };
}

/** DM-V4: no teams, or two to four of equal size, with at least two members. Throws `BadInput`. */
export function checkTeams(teams: number, players: number): void {
  if (teams === 0 || (players % teams === 0 && players / teams > 1)) return;
  const fitting = TEAMS.filter((n) => n === 0 || (players % n === 0 && players / n > 1));
  throw badInput('options.teams', teams, 'one', { values: fitting.join(', ') });
}

/** DM-S2, DM-S4: deals five cards each. Enemies are set aside and replaced; all of them are shuffled back afterwards. */
function deal(deck: Deck, players: number, { values, rng }: { values: CardId[]; rng: Rng }) {
  const order = (id: CardId) => deck.order.get(id)!;
  const hands: CardId[][] = Array.from({ length: players }, () => []);
  const aside: CardId[] = [];
  let at = 0;
  for (let n = 0; n < players * HAND; at++) {
    const card = values[at]!;
    if (isEnemy(deck.cards.get(card)!.category)) aside.push(card);
    else hands[n++ % players]!.push(card);
  }
  for (const hand of hands) hand.sort((a, b) => order(a) - order(b));
  const rest = values.slice(at);
  const facts: Fact[] = aside.length > 0 ? [{ rule: 'DM-S4', code: 'enemiesAside', params: { cards: aside } }] : [];
  if (aside.length === 0) return { hands, pile: rest, rng, facts };
  const mixed = shuffle(rng, [...rest, ...aside]);
  return { hands, pile: mixed.values, rng: mixed.rng, facts };
}

/** DM-S3: each player rolls a d20, the highest starts; tied players roll again. */
function rollForFirst(players: number, from: Rng): { seat: Seat; rng: Rng; facts: Fact[] } {
  let tied: Seat[] = Array.from({ length: players }, (_, seat) => seat);
  let rng = from;
  const facts: Fact[] = [];
  while (tied.length > 1) {
    const rolled = draw(rng, tied.length, 1, 20);
    rng = rolled.rng;
    facts.push({ rule: 'DM-S3', code: 'rollsForFirst', params: { seats: tied, dice: rolled.values } });
    const best = Math.max(...rolled.values);
    tied = tied.filter((_, i) => rolled.values[i] === best);
  }
  facts.push({ rule: 'DM-S3', code: 'first', params: { seat: tied[0]! } });
  return { seat: tied[0]!, rng, facts };
}
