/**
 * What is wrong with the attributes of an element: all of them at once, since an author who corrects one after the other loads the
 * page for each. Loaded when there is something to say.
 */
import type { LitElement } from 'lit';
import { KINDS, parametersOf, readEmbed, type Kind } from '../../embed/address.js';
import { resolveEmbed } from '../../embed/resolve.js';
import { badInput } from '../../kernel/bad-input.js';
import { BadInput } from '../../kernel/game.js';
import { loadGame } from '../../loading/games.js';
import { logged } from './fault.js';
import { FITS } from './fits.js';

/** Parameters that this element reads itself, or in another way than an address: what is told of them here could be wrong. */
const OTHERWISE = ['src', 'lang', 'theme', 'save', 'server', 'readonly', 'timer', 'coach'];

/** Adds to the message of a fault what else is wrong with the attributes of its element, and logs it. Resolves to whether anything is. */
export async function addOthers(element: LitElement, fault: BadInput): Promise<boolean> {
  const found = await others(element, nameIn(fault));
  for (const error of found) logged(error, element);
  fault.message = [fault, ...found].map(({ message }) => message).join('; ');
  return found.length > 0;
}
const attributesOf = (element: LitElement): readonly string[] =>
  (element.constructor as typeof LitElement).observedAttributes;
const nameIn = ({ path }: BadInput): string => /^[\w-]+/.exec(path)?.[0] ?? '';

/** Reads the attributes without the one that is known to be wrong, again and again without the next, until nothing is wrong any more. */
async function others(element: LitElement, known: string): Promise<readonly BadInput[]> {
  const kind = element.localName.replace('playable-', '') as Kind;
  if (!KINDS.includes(kind)) return [];
  const names = ['game', ...parametersOf(kind)].filter((name) => !OTHERWISE.includes(name));
  const given = new Map(names.flatMap((name) => [[name, element.getAttribute(name) ?? undefined] as const]));
  // A lesson or cards of the page's own are known to the element alone.
  const { data = null } = element as { readonly data?: unknown };
  const isOwn = data !== null || element.matches('[src], :has(> script)');
  const found: BadInput[] = [];
  // No address has this one.
  const fit = known === 'fit' ? null : element.getAttribute('fit');
  if (attributesOf(element).includes('fit') && fit !== null && !FITS.some((one) => one === fit))
    found.push(badInput('fit', fit, 'one', { values: FITS.join(', ') }));
  for (let wrong = known; given.delete(wrong);) {
    try {
      const embed = readEmbed(kind, Object.fromEntries(given));
      if (!isOwn) await resolveEmbed(embed, loadGame);
      break;
    } catch (error) {
      if (!(error instanceof BadInput)) break;
      wrong = nameIn(error);
      // What is missing is no fault beside the one that made this leave it out.
      if (given.get(wrong) !== undefined) found.push(error);
    }
  }
  return found;
}

/** Attributes of HTML, also of other elements, and those that frameworks write: whoever sets one of them means that. */
const FOREIGN = new Set(
  (
    'abbr accept accesskey action align allow alt anchor as async autocapitalize autocomplete autocorrect autofocus autoplay bgcolor ' +
    'border charset checked cite class classname color cols colspan content contenteditable controls coords data datetime decoding ' +
    'default defer dir dirname disabled download draggable enterkeyhint exportparts face fetchpriority for form frame headers height ' +
    'hidden high href hreflang html icon id imagesizes imagesrcset inert inputmode is itemid itemprop itemref itemscope ' +
    'itemtype key kind label lang language list loading loop low max maxlength media method min minlength multiple muted name nonce ' +
    'open optimum part pattern ping placeholder popover poster preload ref rel required reversed role rows rowspan rules sandbox ' +
    'scope scrolling selected shape size sizes slot span spellcheck src srcdoc srclang srcset start step style summary tabindex ' +
    'target text title translate type usemap value valign width wrap xmlns'
  ).split(' '),
);

/** The attributes of all our elements: one that another of them takes is not misspelt. */
const OURS = new Set<string>([...KINDS.flatMap(parametersOf), 'fit', 'site', 'room', 'pages', 'level']);

/** Tells the author in the console of attributes that are spelt almost as one of the element's own, and do nothing. */
export function suggest(element: LitElement): void {
  const own = [...attributesOf(element), 'lang'];
  for (const name of element.getAttributeNames()) {
    if (!/^[a-z]+$/.test(name) || own.includes(name) || OURS.has(name) || FOREIGN.has(name) || /^on/.test(name))
      continue;
    const [meant] = own.filter((one) => isAlike(name, one)).sort((one, two) => slips(name, one) - slips(name, two));
    if (meant) console.warn(`<${element.localName}>: ${name}: there is no such attribute. Is ${meant} meant?`);
  }
}

/** Whether somebody who writes `name` may mean `own`: by one slip, in long names by two, or by a longer word that begins so. */
function isAlike(name: string, own: string): boolean {
  const most = own.length > 4 ? 2 : 1;
  return slips(name, own) <= most || (own.length > 3 && slips(name.slice(0, own.length), own) <= 1);
}
/** How many letters have to be put in, left out, replaced, or swapped with the next, to make one word of another. */
function slips(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          ...[rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + Number(!isSame)],
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
