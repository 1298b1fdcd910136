import { describe, test } from 'node:test';
import { describeGame } from 'playable-rules/testing';
import fanorona from '../../examples/fanorona/index.js';
import { pieces } from '../../examples/fanorona/rules.js';

describeGame(
  fanorona,
  { describe, test },
  {
    folder: 'examples/fanorona',
    invariants: (first) => (table) =>
      pieces(table).some((n, seat) => n > pieces(first)[seat]!) ? ['a piece came back'] : [],
  },
);
