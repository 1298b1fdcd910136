/** The embed builder: reads the form, shows the embed, and writes the text to paste. */
import '../../src/define.js';
import { PLAYED } from '../../src/embed/kinds.js';
import { elementAttributes } from '../../src/embed/snippets.js';
import {
  resolveEmbed,
  isAddress,
  load,
  parseAddress,
  readEmbed,
  snippets,
  renderStatic,
  type Embed,
} from '../../src/embed/index.js';
import type { SiteWords } from '../../src/game-ui/about.js';
import { abouts } from '../../src/games/index.js';
import { byLanguage } from '../../src/i18n/index.js';
import { badInput } from '../../src/kernel/bad-input.js';
import { BadInput } from '../../src/kernel/game.js';
import { IN_LINK } from '../../src/playthrough/attributes.js';
import { embedOf, fieldsOf, fromFragment, HEIGHTS, inFragment, OPTION, seatsIn, type Fields } from '../form.js';
import { forHosts, HOSTS } from '../hosts.js';
import { keptRoom } from '../kept-room.js';

const form = document.querySelector<HTMLFormElement>('#builder')!;
const preview = document.querySelector<HTMLElement>('#preview')!;
const fault = document.querySelector<HTMLElement>('#fault')!;
const lines = document.querySelector<HTMLElement>('#made')!;
const { script, game, words } = form.dataset as Record<'script' | 'game' | 'words', string>;
/** What the site says of the game, by language. */
const told = JSON.parse(words) as Readonly<Record<string, SiteWords>> & { readonly en: SiteWords };
const { seats: everyone } = (await load(game)).game;
const site = new URL(document.body.dataset['root']!, location.href).href;
for (const line of document.querySelectorAll<HTMLElement>('[data-origin]'))
  line.textContent = line.textContent.replace(line.dataset['origin']!, location.origin);
/** Fields whose values a permalink already contains. */
const CONTAINED = new RegExp(`^(${IN_LINK.join('|')}|${OPTION}.*)$`);

/** The fields of the form that have a text value. */
const said = (): Fields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
// A browser fills the form again after a reload, but not as it was: it knows nothing of the fields that were added.
form.reset();
const first = said();
/** The fields that have nothing to do with the game: the form of another game takes them over. */
const OF_ANY_GAME = ['host', 'kind', 'lang', 'theme', 'load', 'height', 'server', 'fallback'];
const others = document.querySelectorAll<HTMLAnchorElement>('.title .parts-of a');
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const field = (name: string): Field => form.elements.namedItem(name) as Field;
const link = field('state');
const lesson = field('lesson');
const data = field('data');
const fallback = field('fallback') as HTMLInputElement;

/**
 * Shows only the recipe of the chosen host, and the fields that apply to the chosen kind there. Disables the fields that a
 * permalink contains.
 */
function arrange(): void {
  const fields = said();
  const { kind, host } = fields;
  const ofAny = Object.fromEntries(OF_ANY_GAME.map((name) => [name, fields[name] ?? first[name] ?? '']));
  for (const other of others) other.hash = inFragment(ofAny, first);
  for (const recipe of lines.querySelectorAll('article')) recipe.hidden = recipe.id !== host;
  const isLinked = link.value.trim() !== '';
  for (const row of form.querySelectorAll<HTMLElement>('[data-kinds]')) {
    const { kinds, hosts } = row.dataset;
    const isOther = !kinds!.split(' ').includes(kind!) || hosts?.split(' ').includes(host!) === false;
    row.hidden = isOther;
    for (const field of row.querySelectorAll<HTMLInputElement>('[name]'))
      field.disabled = isOther || (isLinked && CONTAINED.test(field.name));
  }
}

/** As the viewer's seat, offers only the seats that exist in the game. */
async function seat(): Promise<void> {
  const seats = await seatsIn(game, said());
  const looks = field('seat') as HTMLSelectElement;
  for (const choice of looks.options) {
    const isAbsent = everyone.includes(choice.value) && !seats.includes(choice.value);
    choice.hidden = choice.disabled = isAbsent;
    if (isAbsent && choice.selected) looks.value = '';
  }
}

/** Fills the form with the fields of an embed and resets all others; keeps what is not part of an embed. */
function fill(fields: Fields): void {
  const kept = Object.fromEntries(['height', 'host'].map((name) => [name, field(name).value]));
  const { checked } = fallback;
  form.reset();
  fallback.checked = checked;
  form.querySelectorAll('option[data-written]').forEach((choice) => choice.remove());
  for (const [name, value] of Object.entries({ ...kept, ...fields })) {
    const filled = field(name);
    if (filled instanceof HTMLSelectElement && ![...filled.options].some((choice) => choice.value === value)) {
      // The author may have written a value that is not among the choices.
      const choice = new Option(value, value);
      choice.dataset['written'] = '';
      filled.append(choice);
    }
    if (filled instanceof HTMLInputElement && filled.type === 'checkbox') filled.checked = true;
    // Includes the group of radio buttons for the kind.
    else filled.value = value;
  }
}

/** Milliseconds after the last change until the address has it: browsers refuse too many changes of it. */
const TYPING = 300;
let keeping: ReturnType<typeof setTimeout> | undefined;
/** Writes the form into the page's address, in place of an embed that was there. */
function keep(): void {
  clearTimeout(keeping);
  const fragment = inFragment(said(), first);
  history.replaceState(history.state, '', location.pathname + (fragment && `#${fragment}`));
}
/** Fills the form as the page's fragment says. Returns whether it says anything of it. */
function recall(): boolean {
  const fields = fromFragment(location.hash, (name, value) => {
    const named = form.elements.namedItem(name);
    // Others may be written by the author; without one of these nothing is shown.
    const choices = named instanceof HTMLSelectElement ? named.options : named instanceof RadioNodeList ? named : [];
    const isFree = name !== 'kind' && name !== 'host';
    return named !== null && (isFree || [...choices].some((choice) => (choice as Field).value === value));
  });
  const says = Object.keys(fields).length > 0;
  if (says) {
    form.reset();
    fill(fields);
  }
  return says;
}

let shown = '';
function show(embed: Embed, attributes: Readonly<Record<string, string>>): void {
  // The policy of this site allows no connection to a server of an author.
  const { load: _load, server, ...rest } = attributes;
  document.querySelector<HTMLElement>('#unconnected')!.hidden = server === undefined;
  preview.className = embed.theme ?? '';
  const key = JSON.stringify([embed.kind, rest]);
  if (key === shown) return;
  shown = key;
  const element = document.createElement(`playable-${embed.kind}`);
  for (const [name, value] of Object.entries({ ...rest, ...(embed.kind === 'game' && { save: 'off' }) }))
    element.setAttribute(name, value);
  preview.replaceChildren(element);
}

/** The field that an error is about, if it is about one. */
function fieldOf(error: Error): Field | undefined {
  const [, name = ''] = /^(\w+)/.exec(error instanceof BadInput ? error.path : '') ?? [];
  const named = form.elements.namedItem(name);
  if (named instanceof Element) return named as Field;
  // Errors within a custom lesson have no field of their own.
  return data.disabled || !data.value ? undefined : data;
}
/** Shows an error beside its field, in the form's words; if there are none, the error's message. */
function say(error: Error, about: Field | undefined, place: HTMLElement): void {
  const row = about?.closest<HTMLElement>('.field');
  const { path = '', value } = error as Partial<BadInput>;
  const [, line = ''] = /^moves, move (\d+)/.exec(path) ?? [];
  place.textContent = (row?.dataset['needs'] ?? error.message)
    .replace('{line}', line)
    .replace('{move}', typeof value === 'string' ? value : '');
  row?.closest('details')?.setAttribute('open', '');
  about?.setAttribute('aria-invalid', 'true');
  about?.setAttribute('aria-describedby', place.id);
  if (row) row.after(place);
  else lines.before(place);
  place.hidden = false;
}
function unsay(): void {
  for (const said of form.querySelectorAll('[aria-invalid]')) {
    said.removeAttribute('aria-invalid');
    said.removeAttribute('aria-describedby');
  }
  for (const place of document.querySelectorAll('.fault')) if (place !== fault) place.remove();
  fault.hidden = true;
}
/** Further errors by field: those that are left when the fields with an error are as at first. */
async function furtherFaults(about: Field): Promise<ReadonlyMap<Field, Error>> {
  const found = new Map<Field, Error>();
  const fields = { ...said() };
  for (let wrong: Field | undefined = about; wrong;) {
    fields[wrong.name] = first[wrong.name] ?? '';
    const error: Error | undefined = await read(fields).then(
      () => undefined,
      (error: Error) => error,
    );
    wrong = error && fieldOf(error);
    if (!error || !wrong || wrong === about || found.has(wrong)) break;
    found.set(wrong, error);
  }
  return found;
}

/** The height of a frame, if one is given. Throws `BadInput`. */
function heightSaid({ height = '' }: Fields): number | undefined {
  if (height.trim() === '') return undefined;
  if (/^\s*\d+\s*$/.test(height) && Number(height) >= HEIGHTS.least && Number(height) <= HEIGHTS.most)
    return Number(height);
  throw badInput('height', height, 'whole', { min: HEIGHTS.least, max: HEIGHTS.most });
}

/** The embed that the fields describe, with its words. Throws `BadInput`. */
async function read(fields: Fields) {
  const embed = await embedOf(game, fields);
  const lang = embed.lang ?? document.documentElement.lang;
  const followed = await resolveEmbed(embed, load);
  const words = await renderStatic(embed, { load, lang, markup: () => Promise.resolve('') });
  return { embed, followed, words, height: heightSaid(fields) };
}

let asked = 0;
/** Shows the embed that the form describes, and writes its lines. If `given` returns an embed, fills the form with it first. */
async function make(given: () => Embed | undefined, from?: Field): Promise<void> {
  const turn = ++asked;
  try {
    arrange();
    const filling = given();
    if (filling) {
      const fields = await fieldsOf(game, filling);
      if (turn !== asked) return;
      fill(fields);
      arrange();
      from = undefined;
      if (keeping !== undefined) keep();
    }
    await seat();
    if (turn !== asked) return;
    const { embed, followed, words, height } = await read(said());
    if (turn !== asked) return;
    // For a game that has not begun, a picture of the game is used instead, because its first player is different each
    // time.
    const isNew = PLAYED.some((kind) => kind === embed.kind) && embed.state === undefined && embed.moves === undefined;
    const picture =
      embed.kind === 'lesson'
        ? `drawings/${game}/${followed.lesson!.lesson.id}-${words.lang}.svg`
        : `drawings/${game}/board-${embed.theme === 'dark' ? 'dark' : 'light'}.svg`;
    const { lede, poster } = byLanguage(words.lang, told);
    const summary = (isNew && lede) || words.summary;
    const made = snippets(
      followed,
      { ...words, summary },
      {
        site,
        script: new URL(script, location.href).href,
        fallback: fallback.checked,
        picture: new URL(picture, site).href,
        pictureSize: abouts.get(game)!.board.wide,
        ...(embed.kind !== 'lesson' && { pictureWords: poster }),
        ...(height !== undefined && { height }),
      },
    );
    const attributes = elementAttributes(followed.ui.game, embed, followed.record);
    const texts = forHosts(made, embed.kind, attributes);
    for (const host of HOSTS) document.querySelector(`#${host} code`)!.textContent = texts[host];
    const room = document.querySelector<HTMLElement>('[data-room]')!;
    room.querySelector('code')!.textContent = keptRoom(embed.kind);
    room.hidden = keptRoom(embed.kind) === '';
    show(embed, attributes);
    unsay();
    lines.inert = false;
  } catch (error) {
    if (turn !== asked) return;
    const about = from ?? fieldOf(error as Error);
    const others = about && !from ? await furtherFaults(about) : [];
    if (turn !== asked) return;
    unsay();
    say(error as Error, about, fault);
    for (const [field, other] of others) {
      const place = fault.cloneNode() as HTMLElement;
      place.id = `fault-${field.name}`;
      say(other, field, place);
    }
    // The lines belong to an earlier embed, so they must not be copied.
    lines.inert = true;
  }
}

/** The field in which an address was pasted instead of a permalink or a lesson's code. */
const pastedIn = (): Field | undefined => [link, data].find((field) => !field.disabled && isAddress(field.value));
/** The embed in this page's own address. */
function named(): Embed | undefined {
  const { kind = 'game', ...given } = Object.fromEntries(new URLSearchParams(location.search));
  return location.search ? readEmbed(kind, { game, ...given }) : undefined;
}

form.addEventListener('input', ({ target }) => {
  // Only one lesson is shown: the one chosen last.
  if (target === data && data.value !== '') lesson.value = '';
  if (target === lesson && lesson.value !== '') data.value = '';
  const from = pastedIn();
  clearTimeout(keeping);
  keeping = setTimeout(keep, TYPING);
  void make(() => from && parseAddress(from.value), from);
});
addEventListener('pagehide', () => keeping !== undefined && keep());
addEventListener('hashchange', () => recall() && void make(() => undefined));
form.addEventListener('submit', (event) => event.preventDefault());
void make(recall() ? () => undefined : named);
