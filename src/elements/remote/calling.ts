/** A button at the lower edge of the window that names somebody's proposal to a reader who has scrolled away from the prompt, and leads there. */
import { css, html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

/** Pixels of the prompt that have to be in view. */
const SEEN = 40;

/** Shows a popover while the prompt is out of view. */
function whileAway(): (popover: Element | undefined) => void {
  let observer: IntersectionObserver | undefined;
  return (popover) => {
    observer?.disconnect();
    if (!(popover instanceof HTMLElement) || !('popover' in popover)) return;
    const show = ([told]: readonly IntersectionObserverEntry[]) => {
      if (popover.isConnected) popover.togglePopover(!told!.isIntersecting);
    };
    const look = new IntersectionObserver(show, { rootMargin: `-${SEEN}px 0px` });
    observer = look;
    // The prompt is not in the page yet.
    queueMicrotask(() => {
      const told = (popover.getRootNode() as ParentNode).querySelector('.told');
      if (told && look === observer) look.observe(told);
    });
  };
}

/** `proposed`: what somebody proposes, in a sentence. */
export function calling(proposed: string): TemplateResult {
  const show = ({ currentTarget }: Event) => {
    const now = ((currentTarget as Element).getRootNode() as ParentNode).querySelector<HTMLElement>('.now')!;
    now.scrollIntoView({ block: 'nearest' });
    now.focus({ preventScroll: true });
  };
  return html`<button class="calling" popover="manual" data-do="to-proposal" ${ref(whileAway())} @click=${show}>
    ${proposed} <span aria-hidden="true">↑</span>
  </button>`;
}

export const callingStyles = css`
  @supports selector(:popover-open) {
    .calling:not(:popover-open) {
      display: none;
    }
    .calling:popover-open {
      inset: auto 0 max(8px, env(safe-area-inset-bottom));
      inline-size: fit-content;
      max-inline-size: min(100vw - 16px, 34 * var(--rem));
      margin-inline: auto;
      padding-block: 8px;
      border: 2px solid var(--accent);
      box-shadow: 0 4px 14px rgb(16 20 30 / 0.3);
      text-align: start;
      /* Where it comes, a tap may be meant for what it covers. */
      animation: 600ms table-settles;
    }
  }
`;
