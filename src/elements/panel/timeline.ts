/** Buttons for a game as a whole: back and forth in it, another game, sharing, the menu. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { note } from './notices.js';
import type { PanelProps } from './props.js';
import { safeDocument } from '../../dom/safe-document.js';

/** Keeps the pressed button where it is in the window, though the card above it is lower in the past than at the end. */
function inPlace({ currentTarget }: Event, look: () => void): void {
  const button = currentTarget as HTMLElement;
  const top = (): number => button.getBoundingClientRect().top;
  const before = top();
  look();
  const { host } = button.getRootNode() as ShadowRoot;
  void (host as LitElement).updateComplete.then(() => scrollBy({ top: top() - before, behavior: 'instant' }));
}

/** Buttons that take moves back and that show the past. */
export function timeline(props: PanelProps): TemplateResult {
  const { text, session } = props;
  const { playthrough } = session;
  const { cursor, length } = playthrough;
  // A button without effect keeps the focus; with `disabled` the focus would fall to the page.
  const button = (key: string, n: number, glyph: string) => {
    const isThere = n === cursor;
    return html`<button
      aria-label=${text(key)}
      aria-disabled=${isThere ? 'true' : 'false'}
      @click=${(event: Event) => (isThere ? undefined : inPlace(event, () => props.story.look(n)))}
    >
      ${glyph}
    </button>`;
  };
  // At a table the others are asked. Its words come with the game.
  const undo = playthrough.local || !text.has('beside.undo') ? 'ui.undo' : 'beside.undo';
  return html`<div class="row timeline" role="group" aria-label=${text('ui.timeline')}>
    ${
      session.hotSeat.people.length > 0
        ? html`<button data-do="undo" aria-disabled=${props.canUndo ? 'false' : 'true'} @click=${props.undo}>
            ${text(undo)}
          </button>`
        : nothing
    }
    ${button('ui.first', 0, '«')} ${button('ui.back', Math.max(0, cursor - 1), '‹')}
    ${button('ui.forward', Math.min(length, cursor + 1), '›')} ${button('ui.last', length, '»')} ${fullScreen(props)}
  </div>`;
}

/** A button that toggles full screen, where browser and frame allow it. */
const fullScreen = ({ text }: PanelProps): TemplateResult | typeof nothing => {
  const turn = ({ currentTarget }: Event) => {
    const { host } = (currentTarget as Element).getRootNode() as ShadowRoot;
    const isFull = host.matches(':fullscreen');
    // If the browser refuses, nothing changes.
    (isFull ? safeDocument.exitFullscreen() : host.requestFullscreen()).catch(() => undefined);
  };
  return safeDocument.fullscreenEnabled
    ? html`<button data-do="fullScreen" aria-label=${text('ui.fullScreen')} @click=${turn}>
        <svg
          aria-hidden="true"
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
        >
          <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
        </svg>
      </button>`
    : nothing;
};

/** Buttons for another game and for sharing, and the menu of rarely used items. */
export const gameButtons = (props: PanelProps): TemplateResult =>
  html`<div class="row">
      <button data-do="new" @click=${props.actions.openForm}>${props.text('ui.new')}</button>
      ${shareButton(props)}
    </div>
    ${props.state.note?.by === 'share' ? note(props.state.note, props.text) : nothing}
    <details class="menu" @toggle=${props.actions.openMenu}>
      <summary>${props.text('ui.menu')}</summary>
      ${props.state.menu?.(props) ?? nothing}
    </details>`;

/** The share button, if the content has an address. */
export const shareButton = ({ share, text }: Pick<PanelProps, 'share' | 'text'>): TemplateResult | typeof nothing =>
  share ? html`<button data-do="share" @click=${share}>${text('ui.share')}</button>` : nothing;
