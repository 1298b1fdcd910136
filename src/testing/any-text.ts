/** Text of any characters, for tests of what reads text that anybody may have written. */
import fc from 'fast-check';

// Not the unit `binary` of fast-check, which lists the million characters there are before it makes the first text.
const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
export const anyText = (sizes: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...sizes });
