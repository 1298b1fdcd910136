/** The prompt at a table of three on a server, with what the page knows of it. */
import { render } from 'lit';
import { atPrompt } from '../../../src/elements/remote/beside.js';
import { LASTS, Lately } from '../../../src/elements/remote/lately.js';
import { marks } from '../../../src/elements/remote/marks.js';
import type { RemoteFault } from '../../../src/elements/remote/server.js';
import { en } from '../../../src/i18n/beside/en.js';
import { fr } from '../../../src/i18n/beside/fr.js';
import { it as italian } from '../../../src/i18n/beside/it.js';
import { en as remoteEn } from '../../../src/i18n/remote/en.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Lobby, Offer, Sitter } from '../../../src/playthrough/wire.js';
import { words } from '../../../src/testing/page-checks.js';
import type { TableProps } from '../../../src/elements/remote/table-props.js';

const NAMES = ['Ada', 'Ben', 'Kim'];
export const WORDS = { en, fr, it: italian };
const sitter = (name: string): Sitter => ({ bot: null, name, taken: true, present: true, gone: false });

/** What the page knows of its table. */
interface Known {
  lobby: Lobby;
  viewer: number | 'spectator';
  fault?: RemoteFault | undefined;
  back?: { readonly by: number | undefined };
  withdrawn?: Offer;
  until?: number;
}
/** A prompt at a table of three, for Ada. */
export function prompt({
  lang = 'en' as keyof typeof WORDS,
  viewer = 0 as Known['viewer'],
  toAct = [1],
  days = 0,
  toSeat = undefined as (() => unknown) | undefined,
} = {}) {
  const place = document.createElement('div');
  const seats = NAMES.map(sitter);
  const asking: string[] = [];
  const table = {
    lobby: {
      ...{ game: 'elfengold', version: 1, options: {}, stage: 'running', days, delay: 0, seats, offer: null },
      ...{ refused: false, next: null, left: null, watching: 0 },
    } as Lobby,
    ...{ viewer, server: new URL('http://127.0.0.1:9/'), code: 'gqz3mybdpn', isPending: () => false },
    fault: undefined as Known['fault'],
    forgive: (codes: string[]) => codes.includes(table.fault?.code ?? '') && (table.fault = undefined),
    offer: (kind: string, seat?: number) => Promise.resolve(asking.push([kind, seat].join(' ')) > 0),
  };
  const named = Object.fromEntries(NAMES.map((name, at) => [`seat:${at}`, name]));
  const text = textOf(lang, [WORDS[lang], remoteEn, named], undefined, viewer === 'spectator' ? undefined : viewer);
  const props = {
    ...{ table, text, toAct, toSeat, isSending: false, goOn: undefined, leave: undefined },
    redraw: () => said(),
  } as unknown as TableProps;
  const lately = new Lately();
  const draw = (): string => {
    render(atPrompt(lately, props), place);
    return words(place);
  };
  const said = (): string => {
    lately.look(props);
    return draw();
  };
  const change = (known: Partial<Known>, lobby: Partial<Lobby> = {}): string => {
    Object.assign(table, known, { lobby: { ...table.lobby, ...lobby } });
    return said();
  };
  /** One of the seats changes. */
  const sits = (at: number, part: Partial<Sitter>): string =>
    change({}, { seats: table.lobby.seats.with(at, { ...table.lobby.seats[at]!, ...part }) });
  said();
  return { place, table, draw, said, change, sits, asking, lately, marked: () => marks(props) };
}
export const offer = (kind: Offer['kind'], ...agreed: readonly number[]): Offer => ({ kind, seat: null, agreed });

/** Holds, in a group of tests, what the page does later: `pass` does it now, `free` only what a minute brings, as that an opponent may play. */
export function laterTimers() {
  /** What the page does later, and after how many milliseconds. */
  let later: (readonly [act: () => void, milliseconds: number, id: number])[];
  /** Negative, as no timer of the browser is. */
  let made = 0;
  const { setTimeout, clearTimeout } = globalThis;
  beforeEach(() => {
    later = [];
    globalThis.setTimeout = ((act: () => void, milliseconds = 0) => {
      if (milliseconds < LASTS) return setTimeout(act, milliseconds);
      later.push([act, milliseconds, --made]);
      return made;
    }) as typeof setTimeout;
    globalThis.clearTimeout = (id) => {
      later = later.filter(([, , each]) => each !== id);
      clearTimeout(id);
    };
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
  });
  /** A minute passes, after which an opponent may play for whoever is away. */
  const free = () => {
    const due = later.filter(([, milliseconds]) => milliseconds >= 60_000);
    later = later.filter((timer) => !due.includes(timer));
    due.forEach(([act]) => act());
  };
  const pass = () => later.splice(0).forEach(([act]) => act());
  return { free, pass, held: () => later };
}
