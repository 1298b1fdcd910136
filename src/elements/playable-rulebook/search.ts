/** Search without regard to accents and case, and where in a text it finds. */
import type { RuleText } from '../../game-ui/game-ui.js';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that are looked for. */
export const needles = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

export const plain = (text: string): string => text.replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1');

/** Whether a rule, by its id or its words, has every word that is looked for. */
export function finds({ id, text, ruling = '', readings = [] }: RuleText, words: readonly string[]): boolean {
  const all = fold([id, plain(text), ruling, ...readings.map((reading) => reading.text)].join(' '));
  return words.every((word) => all.includes(word));
}

/** A text in pieces: those that were looked for, and those between. */
export function pieces(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly hit: boolean }[] {
  // A folded letter may be none or two: each remembers where it was.
  const at: number[] = [];
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const letter = fold(text[i]!);
    folded += letter;
    for (let k = 0; k < letter.length; k++) at.push(i);
  }
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) {
      isHit.fill(true, at[i], at[i + word.length - 1]! + 1);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  [...isHit].forEach((hit, i) => {
    const last = found.at(-1);
    if (last?.hit === hit) last.text += text[i]!;
    else found.push({ text: text[i]!, hit });
  });
  return found;
}
