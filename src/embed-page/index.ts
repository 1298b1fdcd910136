/** The embed page: what its address asks for, alone in a frame or in a window. */
import { defineElement, loadGame } from '../game-ui/games.js';
import { LinkRequest, type Linked } from '../elements/parts/link-target.js';
import { embedWords } from '../i18n/embed/index.js';
import { preferred, spoken, wordsOf } from '../i18n/index.js';
import { textOf, type Text } from '../i18n/text.js';
import { KINDS, secretOf, type Embed } from '../embed/address.js';
import { resolveEmbed, type ResolvedEmbed } from '../embed/resolve.js';
import { cursorFrom } from '../playthrough/attributes.js';
import { answer, eventMessage, EVENTS, idOf, readMessage, refusal } from './messages.js';
import { heightMessages, tellHeight } from './resize.js';
import { attributesFor, embedOf, insteadOf } from './requested.js';

type Shown = HTMLElement & {
  readonly phase?: string;
  readonly updateComplete: Promise<unknown>;
  ready(): Promise<unknown>;
};

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

const root = document.documentElement;
const { kind: named, game = '' } = root.dataset;
const kind = KINDS.find((kind) => kind === named) ?? 'game';
const host = window.parent === window ? undefined : window.parent;
const send = (message: unknown) => host?.postMessage(message, '*');
/**
 * The height of the frame as it was given, which the board fits: in a frame that grows and shrinks with the page it would
 * chase its own height. One that is hidden has none yet.
 */
const given = innerHeight || 720;
/** Up to this height a window is low, as in `low-window.styles.ts`. */
const LOW = 760;

const place = document.querySelector<HTMLElement>('main > div')!;
const element = document.createElement(`playable-${kind}`) as Shown;
/** What is wrong, above the element. */
const note = made('p', { role: 'status' });
/** The address without what a host hung on it: for who has no room here, a link, and its text, for who may open no window. */
const address = location.href.replace(/#.*/, '');
const link = made('a', { href: address, target: '_blank', rel: 'noopener' });
const field = made('input', { readonly: '', value: address });
field.addEventListener('focus', () => field.select());
const out = made('p', { class: 'out' });
out.append(link, field);

const defined = defineElement(element.localName);
defined.catch(() => undefined); // It is told of when it is waited for.

let followed: ResolvedEmbed | undefined;
/** Why the address does not hold. */
let broken: unknown;
let shared: Linked | undefined;
/** Where the reader is in a lesson. */
let step = 1;

const languageOf = ({ lang }: Embed): string => (lang === undefined ? preferred(navigator.languages) : spoken(lang));

/** The language and the colours that an embed names, else those of the reader. */
function dress(embed: Embed): void {
  const { theme } = embed;
  root.lang = languageOf(embed);
  root.style.colorScheme = theme === undefined || theme === 'auto' ? 'light dark' : theme;
}

/** Writes all that stands around the element, in the page's language. */
function speak(text: Text): void {
  document.title = text(`embed.${kind}`, { game: text('game.name') });
  document.querySelector('h1')!.textContent = document.title;
  if (broken !== undefined)
    note.textContent = `${text('embed.broken', { message: messageOf(broken) })} ${text(`embed.instead.${kind}`)}`;
  nameTheWayOut(text);
}
function nameTheWayOut(text: Text): void {
  link.textContent = text('embed.open');
  field.ariaLabel = text('embed.address');
}

/** Says what an embed says, in its words, and gives the element what it is to show now; what it already has stays as it is. */
async function show(next: ResolvedEmbed): Promise<void> {
  const lang = languageOf(next.embed);
  const { ui } = next;
  const text = textOf(lang, await Promise.all([embedWords(lang), (ui.firstText ?? ui.text)(lang)]));
  followed = next;
  dress(next.embed);
  speak(text);
  const attributes = { ...attributesFor(next), ...(host && { 'data-frame': given > LOW ? 'high' : 'low' }) };
  for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Games with their first words in the language of an embed; the page's own and the elements' are asked for beside them. */
const load =
  (embed: Embed): typeof loadGame =>
  (id) => {
    const lang = languageOf(embed);
    for (const words of [embedWords, wordsOf]) words(lang).catch(() => undefined);
    return loadGame(id, lang);
  };
/** What the address asks for; where that does not hold, the beginning, and why. */
async function wished(): Promise<ResolvedEmbed> {
  const { search } = location;
  try {
    const embed = embedOf(kind, game, search);
    dress(embed);
    return await resolveEmbed(embed, load(embed));
  } catch (fault) {
    const instead = insteadOf(kind, game, search);
    dress(instead);
    const beginning = await resolveEmbed(instead, load(instead));
    broken = fault;
    return beginning;
  }
}

/** What a host is told of the page: nothing that a reader over its shoulder would not see. */
function state(): object {
  const session = shared?.session;
  return {
    kind,
    game,
    lang: root.lang,
    phase: element.phase ?? '',
    ...(session && { at: session.playthrough.cursor, of: session.playthrough.length }),
    ...(session && { over: session.playthrough.snapshot.status === 'done' }),
    ...(kind === 'lesson' && { step }),
  };
}

const sender = { id: window.name, address: location.href, secret: secretOf(location.href) };
if (host) {
  root.classList.add('framed');
  root.style.setProperty('--playable-height', `calc(${given}px - 2.25rem)`);
}
if (sender.secret !== undefined) root.classList.add('capped');
/** What stands here until the element has come is not told: the host would shrink the frame, only to let it grow. */
let tellAgain: (() => void) | undefined;
const tellFromNow = (): void => {
  if (tellAgain) tellAgain();
  else tellAgain = tellHeight(place.parentElement!, (height) => heightMessages(height, sender).forEach(send));
};

/** What says which game it is. */
const ORIGIN = ['src', 'state', 'players', 'seed', 'options', 'moves'] as const;
/** What a host sets. A game that has gone on here is looked at as far as it has come, and its address knows nothing of that. */
async function asked(embed: Embed): Promise<ResolvedEmbed> {
  const length = shared?.session?.playthrough.length;
  const isOther = ORIGIN.some((name) => embed[name] !== followed?.embed[name]);
  if (length === undefined || isOther) return resolveEmbed(embed, load(embed));
  const { at, ...whole } = embed;
  cursorFrom(at ?? null, length);
  return { ...(await resolveEmbed(whole, load(whole))), embed };
}
/** Does what a message asks, whole or not at all. */
async function heed(data: unknown): Promise<void> {
  try {
    const message = readMessage(data, followed?.embed ?? { kind, game });
    if (!message) return;
    if (message.do === 'get') tellAgain?.();
    // What kept the page from its beginning keeps it from this too, and the host is told.
    await begun;
    if (message.embed) await show(await asked(message.embed));
    // The element fetches anew what it is told only when it updates.
    await element.updateComplete;
    await element.ready();
    send(answer(message.id, state()));
  } catch (error) {
    send(refusal(idOf(data), error));
  }
}

async function begin(): Promise<void> {
  await show(await wished());
  if (broken !== undefined) place.before(note);
  // Until it has come, and if it cannot, what stood there stands in it.
  element.append(...place.childNodes);
  place.append(element);
  if (host) place.after(out);

  element.addEventListener('playable-step', ({ detail }: CustomEventInit<{ step: number }>) => (step = detail!.step));
  for (const type of EVENTS)
    element.addEventListener(type, ({ detail }: CustomEventInit<unknown>) =>
      send(eventMessage(type, detail, shared?.session?.playthrough.length ?? 0)),
    );
  await defined;
  if (element.getAttribute('load') !== 'now') tellFromNow();
  await element.ready();
  element.dispatchEvent(new LinkRequest((link) => (shared = link)));
  tellFromNow();
  send({ type: 'playable-rules:event', v: 1, event: 'ready', detail: state() });
}

/** Says on the page what keeps it from its beginning; the words that stand there without scripts stay. */
async function fail(fault: unknown): Promise<void> {
  console.error(fault);
  // English words are part of the script. Those of another language may be what could not be loaded.
  const words = await embedWords(root.lang).catch(() => embedWords('en'));
  const text = textOf(root.lang, [words]);
  note.textContent = text('embed.missing', { message: messageOf(fault) });
  place.before(note);
  nameTheWayOut(text);
  if (host) place.after(out);
  tellFromNow();
}

const begun = begin();
// A host may speak before the page has begun: it is heard then, one message after the other.
let queue = begun.catch(fail).catch(console.error);
addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (host && source === host) queue = queue.then(() => heed(data));
});
