/**
 * Around each `import()` in the builds for pages: `scripts/preload.js` puts it there. It fetches the file and all its static imports
 * in parallel, and imports the file when they are here.
 */
import { safeDocument } from '../dom/safe-document.js';
import { trusted } from '../workers/trusted.js';

/** What is being fetched or has been, by address. */
const coming = new Map<string, Promise<void>>();
const missed = new Set<string>();
const blocked = new Set<string>();
// Without a page, there is nothing to hear.
globalThis.addEventListener?.('securitypolicyviolation', ({ blockedURI }) => blocked.add(blockedURI));

/** Adds an element to the head. Resolves to false if it does not load what it names, or if the properties cannot be had. */
const add = (name: 'link' | 'script', properties: () => object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = Object.assign(safeDocument.createElement(name), properties(), {
      crossOrigin: 'anonymous',
      nonce: safeDocument.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
      onload: resolve,
      onerror: reject,
    });
    safeDocument.head.append(element);
  }).catch(() => false);

/** What the page began with, or the loader asked for, is not fetched anew. A browser without that number lists no failure. */
const isHere = (href: string): boolean =>
  !missed.has(href) &&
  (performance.getEntriesByName(href) as PerformanceResourceTiming[]).some(
    ({ responseStatus: status = 200 }) => status >= 200 && status < 400,
  );

const link = async (href: string): Promise<void> => {
  if (isHere(href) || (await add('link', () => ({ rel: 'preload', as: 'script', href })))) return;
  // A policy that lets modules in and no links has its own way.
  if (blocked.has(href)) return;
  // Chromium keeps the failure for whoever asks for that script next. This one takes it, and never runs. A page may forbid the
  // policy that its address needs.
  await add('script', () => ({ src: trusted(href) }));
  coming.delete(href);
  missed.add(href);
  throw new Error(`${href} could not be fetched.`);
};

/** Imports a file after it and the files beside it were fetched. The files of a build lie in one folder. */
type Fetch = (path: string, ...beside: readonly string[]) => Promise<unknown>;
const fetch: Fetch = (path, ...beside) =>
  Promise.all(
    [path, ...beside].map((path) => {
      const { href } = new URL(path, import.meta.url);
      if (!coming.has(href)) coming.set(href, link(href));
      return coming.get(href)!;
    }),
  ).then((): Promise<unknown> => import(path));

export const fetched = <T>(load: (fetch: Fetch) => T): T => load(fetch);
