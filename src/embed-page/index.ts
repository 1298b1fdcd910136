/** Script of the embed page: shows what the page's address asks for, alone in a frame or in a window. */
import { defineElement, loadGame } from '../loading/games.js';
import { SessionRequest, type SharedSession } from '../elements/session/session-provider.js';
import { embedWords } from '../i18n/embed/index.js';
import { playingWords } from '../i18n/playing/index.js';
import { preferred, spoken, wordsOf } from '../i18n/index.js';
import { textOf, type Text } from '../i18n/text.js';
import { KINDS, secretOf, type Embed } from '../embed/address.js';
import { policyLine } from '../embed/policy.js';
import { resolveEmbed, type ResolvedEmbed } from '../embed/resolve.js';
import { BadInput } from '../kernel/game.js';
import { cursorFrom } from '../playthrough/attributes.js';
import { answer, eventMessage, EVENTS, idOf, readMessage, refusal } from './messages.js';
import { heightMessages, tellHeight } from './resize.js';
import { attributesFor, wished, type Wished } from './requested.js';
import { TableInFrame } from './table-in-frame.js';
import { safeDocument } from '../dom/safe-document.js';
import { setTitle } from '../dom/title.js';

type Shown = HTMLElement & {
  readonly phase?: string;
  readonly updateComplete: Promise<unknown>;
  ready(): Promise<unknown>;
};

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Tag] {
  const element = safeDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
/** What a fault says in a language; in English, if the words for it do not come. */
async function messageOf(fault: unknown, lang: string): Promise<string> {
  const english = fault instanceof Error ? fault.message : String(fault);
  if (!(fault instanceof BadInput) || lang.startsWith('en')) return english;
  return import('../i18n/expected/index.js').then(({ toldIn }) => toldIn(fault, lang)).catch(() => english);
}

const root = safeDocument.documentElement;
const { kind: named, game = '' } = root.dataset;
const kind = KINDS.find((kind) => kind === named) ?? 'game';
const host = window.parent === window ? undefined : window.parent;
const send = (message: unknown) => host?.postMessage(message, '*');
/**
 * The frame's initial height, to which the board is fitted: if the frame followed the height of the page, the board would
 * chase its own height. A hidden frame has no height yet.
 */
const given = innerHeight || 720;
/** Windows up to this height count as low, as in `low-window.styles.ts`. */
const LOW = 830;

const place = safeDocument.querySelector<HTMLElement>('main > div')!;
const element = safeDocument.createElement(`playable-${kind}`) as Shown;
/** The error message above the element. */
const note = made('p', { role: 'status' });
/** The address without what a host appended, and without the table at which the reader is. */
const address = location.href.replace(/#.*/, '');
/** The way out: as a link for readers with too little space here, and as text for those who cannot open a window. */
const link = made('a', { href: address, target: '_blank', rel: 'noopener' });
const field = made('input', { readonly: '', value: address });
field.addEventListener('focus', () => field.select());
const out = made('p', { class: 'out' });
out.append(link, field);

let followed: ResolvedEmbed | undefined;
let broken: Wished['broken'];
let shared: SharedSession | undefined;
/** The reader's step in a lesson. */
let step = 1;
/** The phase that `<playable-phases>` has told: its property is the selected one. */
let told = '';

const languageOf = ({ lang }: Embed): string => (lang === undefined ? preferred(navigator.languages) : spoken(lang));

/** Applies the language and the colour scheme of an embed, or those of the reader. */
function dress(embed: Embed, lang = languageOf(embed)): void {
  const { theme } = embed;
  root.lang = lang;
  root.style.colorScheme = theme === undefined || theme === 'auto' ? 'light dark' : theme;
}

/** Writes the texts around the element, in the page's language, in which `why` says what is wrong with the address. */
function speak(text: Text, why: string): void {
  const title = text(`embed.${kind}`, { game: text('game.name') });
  setTitle(title);
  safeDocument.querySelector('h1')!.textContent = title;
  if (broken)
    note.textContent = `${text('embed.broken', { message: why })} ${text(broken.isKept ? 'embed.kept' : `embed.instead.${kind}`)}`;
  nameTheWayOut(text);
}
function nameTheWayOut(text: Text): void {
  link.textContent = text('embed.open');
  field.ariaLabel = text('embed.address');
}

/** The attributes that a reader leaves behind by going on. */
const PLACE = ['step', 'at'];
/**
 * Shows an embed: sets the page's language and texts and the element's attributes. Unchanged attributes are not set
 * again, except what is `named` of the place in a game or lesson: the reader may have left it since.
 */
async function show(next: ResolvedEmbed, named: readonly string[] = []): Promise<void> {
  const { ui } = next;
  const lang = spoken(languageOf(next.embed), ui.languages);
  // The element needs the words of playing next; asked for here, they come with the others.
  const text = textOf(lang, await Promise.all([embedWords(lang), ui.text(lang), playingWords(lang)]));
  if (followed && isOther(next.embed)) {
    // What the host asks for takes the place of what stood in for a broken address.
    broken = undefined;
    note.remove();
  }
  followed = next;
  const why = broken ? await messageOf(broken.cause, lang) : '';
  dress(next.embed, lang);
  speak(text, why);
  const attributes = { ...attributesFor(next), ...(host && { 'data-frame': given > LOW ? 'high' : 'low' }) };
  for (const name of element.getAttributeNames())
    if (!(name in attributes) || (PLACE.includes(name) && named.includes(name))) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * A loader of games, with their first texts in the embed's language. Starts loading the texts of the page and the
 * elements in parallel.
 */
const load =
  (embed: Embed): typeof loadGame =>
  (id) => {
    const lang = languageOf(embed);
    for (const words of [embedWords, wordsOf]) words(lang).catch(() => undefined);
    return loadGame(id, lang);
  };
/** Lets the page connect to this server alone, or to none: the policy in its head, which is of all games, allows any. */
function allow(server: string | undefined): void {
  const content = server === undefined ? "connect-src 'none'" : policyLine(new URL(server));
  safeDocument.head.append(made('meta', { 'http-equiv': 'Content-Security-Policy', content }));
}

const table = new TableInFrame(address, host !== undefined);
/** Leads the way out to where the reader is. */
function followTable(): void {
  const there = table.follow();
  if (there !== undefined) link.href = field.value = there;
}

function resolved(embed: Embed): Promise<ResolvedEmbed> {
  dress(embed);
  return resolveEmbed(embed, load(embed));
}

/** The state reported to the host: nothing that a person watching over the reader's shoulder would not see. */
function state(): object {
  const session = shared?.session;
  return {
    kind,
    game,
    lang: root.lang,
    phase: (kind === 'phases' ? told : element.phase) ?? '',
    ...(session && { at: session.playthrough.cursor, of: session.playthrough.length }),
    ...(session && { over: session.playthrough.snapshot.status === 'done' }),
    ...(kind === 'lesson' && { step }),
  };
}

const sender = { id: window.name, address, secret: secretOf(location.href) };
if (host) {
  root.classList.add('framed');
  root.style.setProperty('--playable-height', `calc(${given}px - 2.25rem)`);
}
if (sender.secret !== undefined) root.classList.add('capped');
/** Reports the height again; unset while the placeholder is shown, whose height would shrink the frame only to grow again. */
let tellAgain: (() => void) | undefined;
const tellFromNow = (): void => {
  if (tellAgain) tellAgain();
  else tellAgain = tellHeight(place.parentElement!, (height) => heightMessages(height, sender).forEach(send));
};

/** The parameters that determine which game, lesson or rule is shown. */
const ORIGIN = ['src', 'data', 'lesson', 'rule', 'state', 'players', 'seed', 'options', 'moves'] as const;
const isOther = (embed: Embed): boolean => ORIGIN.some((name) => embed[name] !== followed?.embed[name]);
/**
 * Resolves what a host sets. If the same game has moved on here, `at` is checked against its current length, of which its
 * address knows nothing.
 */
async function asked(embed: Embed): Promise<ResolvedEmbed> {
  const length = shared?.session?.playthrough.length;
  if (length === undefined || isOther(embed)) return resolveEmbed(embed, load(embed));
  const { at, ...whole } = embed;
  cursorFrom(at ?? null, length);
  return { ...(await resolveEmbed(whole, load(whole))), embed };
}
/** Handles a message of the host: completely or not at all. */
async function handle(data: unknown): Promise<void> {
  try {
    const message = readMessage(data, followed?.embed ?? { kind, game });
    if (!message) return;
    if (message.do === 'get') tellAgain?.();
    // If the page failed to begin, this rejects too, and the host receives the error.
    await begun;
    if (message.embed) await show(await asked(message.embed), message.names);
    // The element starts loading for new attributes only when it updates.
    await element.updateComplete;
    await element.ready();
    send(answer(message.id, state()));
  } catch (error) {
    send(refusal(idOf(data), error));
  }
}

async function begin(): Promise<void> {
  const defined = defineElement(element.localName);
  defined.catch(() => undefined); // The rejection is handled where `defined` is awaited.
  const { first, ...wrong } = await wished(kind, game, location.search, resolved);
  ({ broken } = wrong);
  const { server } = first.embed;
  allow(server);
  if (server !== undefined) table.comeBack();
  await show(first);
  if (broken) place.before(note);
  // The placeholder's content moves into the element: its fallback until it is loaded, or if loading fails.
  element.append(...place.childNodes);
  place.append(element);
  if (host) place.after(out);

  element.addEventListener('playable-step', ({ detail }: CustomEventInit<{ step: number }>) => (step = detail!.step));
  element.addEventListener(
    'playable-phase',
    ({ detail }: CustomEventInit<{ phase: string }>) => (told = detail!.phase),
  );
  for (const type of EVENTS)
    element.addEventListener(type, ({ detail }: CustomEventInit<unknown>) =>
      send(eventMessage(type, detail, shared?.session?.playthrough.length ?? 0)),
    );
  await defined;
  if (element.getAttribute('load') !== 'now') tellFromNow();
  await element.ready();
  // The page was opened for this rule.
  element.shadowRoot!.querySelector('.rule[aria-current]')?.scrollIntoView({ block: 'nearest' });
  element.dispatchEvent(new SessionRequest((link) => (shared = link)));
  if (server !== undefined) {
    shared!.join(followTable);
    followTable();
  }
  tellFromNow();
  send({ type: 'playable-rules:event', v: 1, event: 'ready', detail: state() });
}

/** Shows why the page could not begin; the content for readers without scripts stays. */
async function fail(fault: unknown): Promise<void> {
  console.error(fault);
  // English words are part of the script. Those of another language may be what could not be loaded.
  const words = await embedWords(root.lang).catch(() => embedWords('en'));
  const text = textOf(root.lang, [words]);
  note.textContent = text('embed.missing', { message: await messageOf(fault, root.lang) });
  place.before(note);
  nameTheWayOut(text);
  if (host) place.after(out);
  tellFromNow();
}

let begun: Promise<void>;
/** Begins the page; call it once elements can load games. */
export function openPage(): void {
  begun = begin();
  // Messages that arrive before the page has begun wait in this queue; they are handled one after the other.
  let queue = begun.catch(fail).catch(console.error);
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (host && source === host) queue = queue.then(() => handle(data));
  });
}
