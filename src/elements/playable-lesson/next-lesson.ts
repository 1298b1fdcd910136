/** The lesson after the current one, and the pages of other lessons. It is loaded later than the current one, since the reader needs it only at the end. */
import type { ReactiveControllerHost } from 'lit';
import type { Found } from '../../loading/lesson-source.js';
import { safeDocument } from '../../dom/safe-document.js';
import { tryLoad } from '../ui/failed-loads.js';

/**
 * Opens the page of a lesson. Returns false if lessons have none in `pages`, the address with `{lesson}` for the id. What is no
 * address, or has another scheme than the page's, such as `javascript:`, is none.
 */
export function opensPage(pages: string | null, lesson: string): boolean {
  if (pages === null) return false;
  const page = [pages.replace('{lesson}', encodeURIComponent(lesson)), safeDocument.baseURI] as const;
  if (!URL.canParse(...page)) return false;
  const { href, protocol } = new URL(...page);
  if (protocol !== location.protocol) return false;
  location.assign(href);
  return true;
}

export class NextLesson {
  /** The id of the next lesson; `undefined` until it is known, or if there is none. */
  id: string | undefined;
  /** Whether the current lesson is the first of its game. */
  isFirst = false;
  readonly #host: ReactiveControllerHost;
  #found: Found | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }
  after(found: Found): void {
    this.#found = found;
    this.id = undefined;
    this.isFirst = false;
    const isStale = () => this.#found !== found;
    const find = async () => {
      const [id, isFirst = false] = await Promise.all([found.following(), found.isFirst?.()]);
      if (isStale()) return;
      this.id = id;
      this.isFirst = isFirst;
      this.#host.requestUpdate();
    };
    void tryLoad(this.#host, 'following', find, isStale);
  }
}
