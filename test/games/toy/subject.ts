/** What the toy game tells the suite of all games about itself. */
import type { Fact, Viewer } from '../../../src/kernel/game.js';
import type { Picker } from '../../../src/testing/picker.js';
import type { Subject } from '../../../src/testing/subject.js';
import { type Move, type Seen, type Table } from '../../toy/game.js';
import { paths } from '../../toy/paths.js';
import { ui } from '../../toy/ui.js';

const IDS = ['T-0', 'T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6'];

const subject: Subject<Table, Move, Seen> = {
  ui: { ...ui, paths: () => Promise.resolve(paths) },
  languages: ['en'],
  folder: 'test/toy',
  ledger: { ids: IDS, stated: [] },
  ends: ['T-4', 'T-5', 'T-6'],
  reveals: ['shown'],
  invariants: () => (table) => [
    ...(table.hands.some((hand) => hand.length !== table.options.hand) ? ['a hand of another size'] : []),
    ...(table.round > table.hands.length ? [`round ${table.round}`] : []),
  ],
  redeal(table, viewer, pick) {
    return {
      ...table,
      hands: table.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 1 + pick(9)))),
      answers: table.answers.map((word, seat) => (word === null || seat === viewer ? word : anyWord(pick))),
      last: table.last.map((fact) => secretOf(fact, viewer, pick)),
    };
  },
};
const anyWord = (pick: Picker) => (['believe', 'doubt'] as const)[pick(2)]!;
/** A fact with another card or answer in place of one that this viewer may not know. */
function secretOf(fact: Fact, viewer: Viewer, pick: Picker): Fact {
  const { code, params = {} } = fact;
  if (params['seat'] === viewer) return fact;
  if (code === 'drew') return { ...fact, params: { ...params, card: 1 + pick(9) } };
  return code === 'answer' ? { ...fact, params: { ...params, word: anyWord(pick) } } : fact;
}

export const toySubject = subject as unknown as Subject;
