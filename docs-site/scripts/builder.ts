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
import { embedOf, fieldsOf, OPTION, type Fields } from '../form.js';
import { forHosts, HOSTS } from '../hosts.js';

const form = document.querySelector<HTMLFormElement>('#builder')!;
const preview = document.querySelector<HTMLElement>('#preview')!;
const fault = document.querySelector<HTMLElement>('#fault')!;
const lines = document.querySelector<HTMLElement>('#made')!;
const { script, game } = form.dataset as { script: string; game: string };
const site = new URL(document.body.dataset['root']!, location.href).href;
/** What a permalink holds already. */
const IN_STATE = new RegExp(`^(players|seed|moves|${OPTION}.*)$`);

/** What the fields say that can be used. */
const said = (): Fields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
const link = form.elements.namedItem('state') as HTMLInputElement;

/** Only the recipe of the chosen host and fields that say something about the chosen kind are shown; what a permalink holds cannot be said beside it. */
function arrange(): void {
  const { kind, host } = said();
  for (const recipe of lines.querySelectorAll('article')) recipe.hidden = recipe.id !== host;
  const isLinked = link.value.trim() !== '';
  for (const row of form.querySelectorAll<HTMLElement>('[data-kinds]')) {
    const isOther = !row.dataset['kinds']!.split(' ').includes(kind!);
    row.hidden = isOther;
    for (const field of row.querySelectorAll<HTMLInputElement>('[name]'))
      field.disabled = isOther || (isLinked && IN_STATE.test(field.name));
  }
}

/** Fills the form with what an embed says, and with nothing else; where it goes and the height of a frame are none of that. */
function fill(fields: Fields): void {
  const { height = '', host = '' } = said();
  form.reset();
  form.querySelectorAll('option[data-written]').forEach((choice) => choice.remove());
  for (const [name, value] of Object.entries({ height, host, ...fields })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement && ![...field.options].some((choice) => choice.value === value)) {
      // An author may have written what is not among the choices.
      const choice = new Option(value, value);
      choice.dataset['written'] = '';
      field.append(choice);
    }
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else (field as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList).value = value;
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

let asked = 0;
/** Shows the embed that the form describes and writes its lines; one that is `given` fills the form first. */
async function make(given: () => Embed | undefined): Promise<void> {
  const turn = ++asked;
  try {
    arrange();
    const filling = given();
    if (filling) {
      const fields = await fieldsOf(game, filling);
      if (turn !== asked) return;
      fill(fields);
      arrange();
    }
    const embed = await embedOf(game, said());
    const lang = embed.lang ?? document.documentElement.lang;
    const followed = await resolveEmbed(embed, load);
    const words = await renderStatic(embed, { load, lang, markup: () => Promise.resolve('') });
    if (turn !== asked) return;
    const height = Number(said()['height']);
    const picture =
      embed.kind === 'lesson'
        ? `drawings/${game}/${followed.lesson!.lesson.id}-${words.lang}.svg`
        : `drawings/${game}/board-light.svg`;
    const made = snippets(followed, words, {
      site,
      script: new URL(script, location.href).href,
      picture: new URL(picture, site).href,
      pictureSize: abouts.get(game)!.board.wide,
      ...(height > 0 && { height }),
    });
    const attributes = elementAttributes(followed.ui.game, embed, followed.record);
    const texts = forHosts(made, embed.kind, attributes);
    for (const host of HOSTS) document.querySelector(`#${host} code`)!.textContent = texts[host];
    show(embed, attributes);
    fault.hidden = true;
    lines.inert = false;
  } catch (error) {
    if (turn !== asked) return;
    fault.textContent = (error as Error).message;
    fault.hidden = false;
    // They are of another embed than the form says: nobody copies them.
    lines.inert = true;
  }
}

/** An address that was pasted in place of a permalink. */
const pasted = (): Embed | undefined =>
  !link.disabled && isAddress(link.value) ? parseAddress(link.value) : undefined;
/** What this page's own address names. */
function named(): Embed | undefined {
  const { kind = 'game', ...given } = Object.fromEntries(new URLSearchParams(location.search));
  return location.search ? readEmbed(kind, { game, ...given }) : undefined;
}

form.addEventListener('input', () => void make(pasted));
form.addEventListener('submit', (event) => event.preventDefault());
void make(named);
