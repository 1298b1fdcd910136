/** The embed builder: reads its form, shows the embed, and writes what to paste. */
import '../../src/define.js';
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
import { abouts } from '../../src/games/index.js';
import { BadInput } from '../../src/kernel/game.js';
import { embedOf, fieldsOf, HEIGHTS, OPTION, seatsIn, type Fields } from '../form.js';
import { forHosts, HOSTS } from '../hosts.js';

const form = document.querySelector<HTMLFormElement>('#builder')!;
const preview = document.querySelector<HTMLElement>('#preview')!;
const fault = document.querySelector<HTMLElement>('#fault')!;
const lines = document.querySelector<HTMLElement>('#made')!;
const { script, game, lede, poster } = form.dataset as Record<'script' | 'game' | 'lede' | 'poster', string>;
const { seats: everyone } = (await load(game)).game;
/** What is begun anew each time, unless somebody says how. */
const PLAYED: readonly string[] = ['game', 'phases'];
const site = new URL(document.body.dataset['root']!, location.href).href;
/** What a permalink holds already. */
const IN_STATE = new RegExp(`^(players|seed|moves|${OPTION}.*)$`);

/** What the fields say that can be used. */
const said = (): Fields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const field = (name: string): Field => form.elements.namedItem(name) as Field;
const link = field('state');
const lesson = field('lesson');
const data = field('data');

/** Only the recipe of the chosen host and fields that say something about the chosen kind there are shown; what a permalink holds cannot be said beside it. */
function arrange(): void {
  const { kind, host } = said();
  for (const recipe of lines.querySelectorAll('article')) recipe.hidden = recipe.id !== host;
  const isLinked = link.value.trim() !== '';
  for (const row of form.querySelectorAll<HTMLElement>('[data-kinds]')) {
    const { kinds, hosts } = row.dataset;
    const isOther = !kinds!.split(' ').includes(kind!) || hosts?.split(' ').includes(host!) === false;
    row.hidden = isOther;
    for (const field of row.querySelectorAll<HTMLInputElement>('[name]'))
      field.disabled = isOther || (isLinked && IN_STATE.test(field.name));
  }
}

/** Offers to look on as those who play, and no other. */
async function seat(): Promise<void> {
  const seats = await seatsIn(game, said());
  const looks = field('seat') as HTMLSelectElement;
  for (const choice of looks.options) {
    const isAbsent = everyone.includes(choice.value) && !seats.includes(choice.value);
    choice.hidden = choice.disabled = isAbsent;
    if (isAbsent && choice.selected) looks.value = '';
  }
}

/** Fills the form with what an embed says, and with nothing else; where it goes and the height of a frame are none of that. */
function fill(fields: Fields): void {
  const kept = Object.fromEntries(['height', 'host'].map((name) => [name, field(name).value]));
  form.reset();
  form.querySelectorAll('option[data-written]').forEach((choice) => choice.remove());
  for (const [name, value] of Object.entries({ ...kept, ...fields })) {
    const filled = field(name);
    if (filled instanceof HTMLSelectElement && ![...filled.options].some((choice) => choice.value === value)) {
      // An author may have written what is not among the choices.
      const choice = new Option(value, value);
      choice.dataset['written'] = '';
      filled.append(choice);
    }
    if (filled instanceof HTMLInputElement && filled.type === 'checkbox') filled.checked = true;
    // Also what kind it is, which is chosen among several.
    else filled.value = value;
  }
}

let shown = '';
function show(embed: Embed, attributes: Readonly<Record<string, string>>): void {
  const { load: _load, ...rest } = attributes;
  preview.className = embed.theme ?? '';
  const key = JSON.stringify([embed.kind, rest]);
  if (key === shown) return;
  shown = key;
  const element = document.createElement(`playable-${embed.kind}`);
  for (const [name, value] of Object.entries({ ...rest, ...(embed.kind === 'game' && { save: 'off' }) }))
    element.setAttribute(name, value);
  preview.replaceChildren(element);
}

/** What a fault says, said in the form’s own words beside the field that it is about; or what it says itself, where there is none. */
function say(error: Error, given: Field | undefined): void {
  const path = error instanceof BadInput ? error.path : '';
  const [, name = ''] = /^(\w+)/.exec(path) ?? [];
  const named = form.elements.namedItem(name);
  // What is wrong within a lesson of an author’s own is none of the fields.
  const about =
    given ?? (named instanceof Element ? (named as Field) : data.disabled || !data.value ? undefined : data);
  const row = about?.closest<HTMLElement>('.field');
  const { value } = error as Partial<BadInput>;
  const [, line = ''] = /^moves, move (\d+)/.exec(path) ?? [];
  fault.textContent = (row?.dataset['needs'] ?? error.message)
    .replace('{line}', line)
    .replace('{move}', typeof value === 'string' ? value : '');
  row?.closest('details')?.setAttribute('open', '');
  about?.setAttribute('aria-invalid', 'true');
  about?.setAttribute('aria-describedby', fault.id);
  if (row) row.after(fault);
  else lines.before(fault);
  fault.hidden = false;
}
function unsay(): void {
  const said = form.querySelector('[aria-invalid]');
  said?.removeAttribute('aria-invalid');
  said?.removeAttribute('aria-describedby');
  fault.hidden = true;
}

/** The height of a frame, if somebody says one. Throws `BadInput`. */
function heightSaid(): number | undefined {
  const { height = '' } = said();
  if (height.trim() === '') return undefined;
  if (/^\s*\d+\s*$/.test(height) && Number(height) >= HEIGHTS.least && Number(height) <= HEIGHTS.most)
    return Number(height);
  throw new BadInput('height', height, `a whole number from ${HEIGHTS.least} to ${HEIGHTS.most}`);
}

let asked = 0;
/** Shows the embed that the form describes and writes its lines; one that is `given` fills the form first. */
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
    }
    await seat();
    if (turn !== asked) return;
    const embed = await embedOf(game, said());
    const lang = embed.lang ?? document.documentElement.lang;
    const followed = await resolveEmbed(embed, load);
    const words = await renderStatic(embed, { load, lang, markup: () => Promise.resolve('') });
    if (turn !== asked) return;
    const height = heightSaid();
    // A picture of the game stands for one that has not begun, and its first player is another one each time.
    const isNew = PLAYED.includes(embed.kind) && embed.state === undefined && embed.moves === undefined;
    const picture =
      embed.kind === 'lesson'
        ? `drawings/${game}/${followed.lesson!.lesson.id}-${words.lang}.svg`
        : `drawings/${game}/board-light.svg`;
    const summary = (isNew && lede) || words.summary;
    const made = snippets(
      followed,
      { ...words, summary },
      {
        site,
        script: new URL(script, location.href).href,
        picture: new URL(picture, site).href,
        pictureSize: abouts.get(game)!.board.wide,
        ...(embed.kind !== 'lesson' && { pictureWords: poster }),
        ...(height !== undefined && { height }),
      },
    );
    const attributes = elementAttributes(followed.ui.game, embed, followed.record);
    const texts = forHosts(made, embed.kind, attributes);
    for (const host of HOSTS) document.querySelector(`#${host} code`)!.textContent = texts[host];
    show(embed, attributes);
    unsay();
    lines.inert = false;
  } catch (error) {
    if (turn !== asked) return;
    unsay();
    say(error as Error, from);
    // They are of another embed than the form says: nobody copies them.
    lines.inert = true;
  }
}

/** Where an address was pasted in place of a permalink, or of a lesson’s word. */
const pastedIn = (): Field | undefined => [link, data].find((field) => !field.disabled && isAddress(field.value));
/** What this page's own address names. */
function named(): Embed | undefined {
  const { kind = 'game', ...given } = Object.fromEntries(new URLSearchParams(location.search));
  return location.search ? readEmbed(kind, { game, ...given }) : undefined;
}

form.addEventListener('input', ({ target }) => {
  // One lesson is shown: that which was chosen last.
  if (target === data && data.value !== '') lesson.value = '';
  if (target === lesson && lesson.value !== '') data.value = '';
  const from = pastedIn();
  void make(() => from && parseAddress(from.value), from);
});
form.addEventListener('submit', (event) => event.preventDefault());
void make(named);
