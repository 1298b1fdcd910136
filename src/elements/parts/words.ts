/** The language of an element: its own `lang`, else the nearest ancestor's through shadow roots, else the document's, else English. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The language that holds for an element now. */
export function langOf(element: HTMLElement): string {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang && isLanguage(lang)) return lang;
  }
  return 'en';
}

/** A page may say `en_US`, which no language is called. */
function isLanguage(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length > 0;
  } catch {
    return false;
  }
}

/** Knows the language that holds for its host, and tells when it is another one than before. */
export class LangController implements ReactiveController {
  lang = 'en';
  #observer: MutationObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #onChange: () => void;

  constructor(host: ReactiveControllerHost & HTMLElement, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }
  hostConnected(): void {
    const look = () => {
      const lang = langOf(this.#host);
      if (lang === this.lang) return;
      this.lang = lang;
      this.#host.requestUpdate();
      this.#onChange();
    };
    look();
    this.#observer = new MutationObserver(look);
    const options = { attributes: true, attributeFilter: ['lang'], subtree: true };
    for (let root: Node = this.#host; ; root = (root as ShadowRoot).host) {
      root = root.getRootNode();
      this.#observer.observe(root, options);
      if (!(root instanceof ShadowRoot)) break;
    }
  }
  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
