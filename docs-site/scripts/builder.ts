/** The embed builder: reads its form, shows the embed, and writes what to paste. */
import '../../src/define.js';
import { elementAttributes } from '../../src/embed/snippets.js';
import {
  follow,
  isAddress,
  load,
  parseAddress,
  attributesOf,
  readEmbed,
  snippets,
  twin,
  type Embed,
} from '../../src/embed/index.js';
import { forHosts, HOSTS } from '../hosts.js';

const form = document.querySelector<HTMLFormElement>('#builder')!;
const preview = document.querySelector<HTMLElement>('#preview')!;
const fault = document.querySelector<HTMLElement>('#fault')!;
const { script, game } = form.dataset as { script: string; game: string };
const site = new URL(document.body.dataset['root']!, location.href).href;
const IN_STATE = ['players', 'seed', 'moves'];
const MOST = 4;

const kind = (): string => new FormData(form).get('kind') as string;

/** Only the fields that say something about the chosen kind are shown, and read. */
function arrange(): void {
  for (const row of form.querySelectorAll<HTMLElement>('[data-kinds]')) {
    row.hidden = !row.dataset['kinds']!.split(' ').includes(kind());
    for (const field of row.querySelectorAll<HTMLInputElement>('[name]')) field.disabled = row.hidden;
  }
}

/** The embed that the form describes. Throws `BadInput`. */
function described(): Embed {
  const given: Record<string, string> = { game };
  const options: string[] = [];
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '' || ['kind', 'height'].includes(name)) continue;
    if (name.startsWith('option-')) options.push(`${name.slice('option-'.length)}=${value}`);
    else given[name] = value.trim().replaceAll('\n', '; ');
  }
  if (given['seats']) {
    const others = given['seats'];
    given['seats'] = ['human', ...Array.from({ length: Number(given['players'] ?? MOST) - 1 }, () => others)].join(' ');
  }
  if (given['state']) for (const name of IN_STATE) delete given[name];
  else if (options.length > 0) given['options'] = options.join(' ');
  return readEmbed(kind(), given);
}

/** An address that was pasted in place of a permalink fills the form. */
function takeAddress(): void {
  const field = form.elements.namedItem('state') as HTMLInputElement;
  if (!isAddress(field.value)) return;
  const embed = parseAddress(field.value);
  field.value = '';
  fill({ ...attributesOf(embed), kind: embed.kind });
}
function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    )
      field.value = value;
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
async function make(): Promise<void> {
  const turn = ++asked;
  try {
    takeAddress();
    arrange();
    const embed = described();
    const lang = embed.lang ?? document.documentElement.lang;
    const followed = await follow(embed, load);
    const words = await twin(embed, { load, lang, markup: () => Promise.resolve('') });
    if (turn !== asked) return;
    const height = Number(new FormData(form).get('height'));
    const picture =
      embed.kind === 'lesson'
        ? `drawings/${game}/${followed.lesson!.lesson.id}-${words.lang}.svg`
        : 'drawings/board-light.svg';
    const made = snippets(followed, words, {
      site,
      script: new URL(script, location.href).href,
      picture: new URL(picture, site).href,
      ...(height > 0 && { height }),
    });
    const attributes = elementAttributes(followed.ui.game, embed, followed.record);
    const texts = forHosts(made, embed.kind, attributes);
    for (const host of HOSTS) document.querySelector(`#${host} code`)!.textContent = texts[host];
    show(embed, attributes);
    fault.hidden = true;
  } catch (error) {
    if (turn !== asked) return;
    fault.textContent = (error as Error).message;
    fault.hidden = false;
  }
}

form.addEventListener('input', () => void make());
form.addEventListener('submit', (event) => event.preventDefault());
fill(Object.fromEntries(new URLSearchParams(location.search)));
void make();
