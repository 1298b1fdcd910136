// What can be chosen: each choice as a flag with its check, its default and its question.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DEPENDENCIES, GAMES } from './make.js';

/** A choice that cannot be made. The message says what was given and what was expected. */
export class Unfit extends Error {}

/** The id of the game, from its folder: elements, links and the package are called by it. */
export const idOf = (folder) => basename(resolve(folder));

function checkFolder(folder) {
  const id = idOf(folder);
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id) || id.length > 60)
    throw new Unfit(
      `${id}: expected a name of lower-case letters and digits, which may be joined by hyphens, such as my-game`,
    );
  if (DEPENDENCIES.includes(id)) throw new Unfit(`${id}: expected another name than that of a package the game needs`);
  if (GAMES.includes(id)) throw new Unfit(`${id}: expected another name than that of a game of playable-rules`);
  const path = resolve(folder);
  if (existsSync(path) && !statSync(path).isDirectory())
    throw new Unfit(`${path}: expected a folder, but it is a file`);
  // A folder in which only `git init` was run is as good as empty.
  const found = existsSync(path) ? readdirSync(path).find((name) => name !== '.git') : undefined;
  if (found !== undefined) throw new Unfit(`${path}: expected an empty folder or none, but ${found} is in it`);
}

function checkName(name) {
  // It is put into pages, texts and tests as it is, so it has none of the marks that mean something there.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’-]*$/u.test(name) || name.length > 60)
    throw new Unfit(`--name ${name}: expected at most 60 letters, digits, spaces, hyphens and ’`);
}

const oneOf = (flag, values) => (value) => {
  if (values.includes(value)) return;
  const all = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  throw new Unfit(`--${flag} ${value}: expected ${all}`);
};

/**
 * @typedef {object} Choice
 * @property {string} ask the question
 * @property {string} says the line about its flag in the help
 * @property {(chosen: Record<string, string>) => string} usual its value if nobody says otherwise
 * @property {(value: string) => void} check throws `Unfit`
 * @property {Record<string, string>} [values] the values to select from, each with its explanation
 */

const one = (flag, values, usual, words) => ({
  ...words,
  values,
  usual: () => usual,
  check: oneOf(flag, Object.keys(values)),
});

/**
 * All choices, in the order in which they are asked.
 *
 * @type {Record<string, Choice>}
 */
export const CHOICES = {
  folder: {
    ask: 'Into which folder? Its name is the id of the game.',
    says: '',
    usual: () => 'my-game',
    check: checkFolder,
  },
  name: {
    ask: 'What do readers call the game?',
    says: 'what readers call the game; default: made of the folder’s name',
    usual: ({ folder }) =>
      idOf(folder)
        .replace(/^./, (letter) => letter.toUpperCase())
        .replaceAll('-', ' '),
    check: checkName,
  },
  kind: one('kind', { board: 'fields that are claimed', cards: 'hands and tricks' }, 'board', {
    ask: 'A board or cards?',
    says: 'board or cards; default: board',
  }),
  information: one(
    'information',
    { open: 'all see everything', hidden: 'each sees what they may, and nobody can find out more' },
    'open',
    { ask: 'Open or hidden information?', says: 'open or hidden; default: open' },
  ),
  seats: one('seats', { 2: 'two players', 3: 'two or three', 4: 'two to four' }, '4', {
    ask: 'How many can play at most?',
    says: 'how many can play at most: 2, 3 or 4; default: 4',
  }),
};
