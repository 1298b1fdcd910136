/** The language of an element: its own `lang`, else the nearest ancestor's through shadow roots, else the document's, else English. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The language that holds for an element now. */
export function langOf(element: HTMLElement): string {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang) return lang;
  }
  return 'en';
}

/** Tells its host when the language of the page around it changes. */
export class LangController implements ReactiveController {
  lang = 'en';
  #observer: MutationObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    this.lang = langOf(this.#host);
    this.#observer = new MutationObserver(() => {
      const lang = langOf(this.#host);
      if (lang === this.lang) return;
      this.lang = lang;
      this.#host.requestUpdate();
    });
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
