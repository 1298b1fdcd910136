// Stands for fast-check when mutants are tried: the same few cases each time, and no search for a simpler one.
import real from 'fast-check';

const few = (runs = 100) => (runs > 80 ? 4 : 6);
export default {
  ...real,
  assert: (property, params = {}) =>
    real.assert(property, { ...params, numRuns: few(params.numRuns), seed: 5, endOnFailure: true }),
};
