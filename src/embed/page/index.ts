/** The embed page: what its address asks for, alone in a frame or in a window. A classic script that comes after the core's. */
import { bring, loadGame } from '../../elements/games.js';
import { JoinRequest, type Shared } from '../../elements/parts/sharing.js';
import { embedWords } from '../../i18n/embed/index.js';
import { preferred, spoken } from '../../i18n/index.js';
import { textOf } from '../../i18n/text.js';
import { KINDS, secretOf, type Embed } from '../address.js';
import { follow, type Followed } from '../follow.js';
import { answer, eventMessage, EVENTS, idOf, readMessage, refusal } from './messages.js';
import { heightMessages, tellHeight } from './resize.js';
import { attributesFor, embedOf, insteadOf } from './wish.js';

type Shown = HTMLElement & { readonly phase?: string; ready(): Promise<unknown> };

const root = document.documentElement;
const { kind: named, game = '' } = root.dataset;
const kind = KINDS.find((kind) => kind === named) ?? 'game';
const host = window.parent === window ? undefined : window.parent;
const send = (message: unknown) => host?.postMessage(message, '*');

let followed: Followed;
let shared: Shared | undefined;
const element = document.createElement(`playable-${kind}`) as Shown;

/** The language and the colours that an embed names, else those of the reader. */
function dress({ lang, theme }: Embed): void {
  root.lang = lang === undefined ? preferred(navigator.languages) : spoken(lang);
  root.style.colorScheme = theme === undefined || theme === 'auto' ? 'light dark' : theme;
}

/** Gives the element what it is to show now; what it already has stays as it is. */
function show(next: Followed): void {
  followed = next;
  dress(next.embed);
  const attributes = attributesFor(next);
  for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What the address asks for; where that does not hold, the beginning, and why. */
async function wished(): Promise<{ followed: Followed; fault?: unknown }> {
  const { search } = location;
  try {
    const embed = embedOf(kind, game, search);
    dress(embed);
    return { followed: await follow(embed, loadGame) };
  } catch (fault) {
    const instead = insteadOf(kind, game, search);
    dress(instead);
    return { followed: await follow(instead, loadGame), fault };
  }
}

const paragraph = (text: string, ...attributes: [name: string, value: string][]): HTMLElement => {
  const p = document.createElement('p');
  p.textContent = text;
  for (const [name, value] of attributes) p.setAttribute(name, value);
  return p;
};

/** The address without what a host hung on it, as a link, for who has no room here. */
function wayOut(words: string): HTMLElement {
  const p = paragraph('', ['class', 'out']);
  const link = document.createElement('a');
  link.href = location.href.replace(/#.*/, '');
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words;
  p.append(link);
  return p;
}

/** What a host is told of the page: nothing that a reader over its shoulder would not see. */
function state(): object {
  const { embed } = followed;
  const session = shared?.session;
  return {
    kind: embed.kind,
    game: embed.game,
    lang: root.lang,
    phase: element.phase ?? '',
    ...(session && { at: session.playthrough.cursor, of: session.playthrough.length }),
    ...(session && { over: session.playthrough.snapshot.status === 'done' }),
    ...(embed.kind === 'lesson' && { step: Number(element.getAttribute('data-step') ?? embed.step ?? 1) }),
  };
}

/** Does what a message asks, whole or not at all. */
async function heed(data: unknown, tellAgain: () => void): Promise<void> {
  try {
    const message = readMessage(data, followed.embed);
    if (!message) return;
    if (message.embed) show(await follow(message.embed, loadGame));
    else tellAgain();
    await element.ready();
    send(answer(message.id, state()));
  } catch (error) {
    send(refusal(idOf(data), error));
  }
}

async function begin(place: HTMLElement): Promise<void> {
  const sender = { id: window.name, address: location.href, secret: secretOf(location.href) };
  if (host) root.classList.add('framed');
  if (sender.secret !== undefined) root.classList.add('capped');
  const tellAgain = tellHeight(place.parentElement!, (height) => heightMessages(height, sender).forEach(send));

  const { followed: first, fault } = await wished();
  const lang = root.lang;
  const text = textOf(lang, [await embedWords(lang), await first.ui.text(lang)]);
  document.title = text(`embed.${kind}`, { game: text('game.name') });
  document.querySelector('h1')!.textContent = document.title;
  if (fault !== undefined) {
    const message = fault instanceof Error ? fault.message : String(fault);
    place.before(
      paragraph(`${text('embed.broken', { message })} ${text(`embed.instead.${kind}`)}`, ['role', 'status']),
    );
  }
  // Until it has come, and if it cannot, what stood there stands in it.
  element.append(...place.childNodes);
  show(first);
  place.append(element);
  if (host) place.after(wayOut(text('embed.open')));

  element.addEventListener('playable-step', ({ detail }: CustomEventInit<{ step: number }>) =>
    element.setAttribute('data-step', String(detail?.step)),
  );
  for (const type of EVENTS)
    element.addEventListener(type, ({ detail }: CustomEventInit<unknown>) =>
      send(eventMessage(type, detail, shared?.session?.playthrough.length ?? 0)),
    );
  await bring(element.localName);
  await element.ready();
  element.dispatchEvent(new JoinRequest((given) => (shared = given)));
  tellAgain();

  let queue = Promise.resolve();
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (host && source === host) queue = queue.then(() => heed(data, tellAgain));
  });
  send({ type: 'playable-rules:event', v: 1, event: 'ready', detail: state() });
}

void begin(document.querySelector('main > div')!);
