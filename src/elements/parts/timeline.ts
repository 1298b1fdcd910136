'use deferred';
/** * What a reader does with a game as a whole: back and forth in it, another one, an address to share. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PanelProps } from './panel.js';

/** Takes moves back and looks at the game as it was. */
export function timeline(props: PanelProps): TemplateResult {
  const { text, session } = props;
  const { playthrough } = session;
  const { cursor, length } = playthrough;
  // What cannot be pressed now keeps the focus: `disabled` would let it fall to the page.
  const step = (key: string, n: number, glyph: string) => {
    const isThere = n === cursor;
    return html`<button
      aria-label=${text(key)}
      aria-disabled=${isThere ? 'true' : 'false'}
      @click=${() => (isThere ? undefined : props.look(n))}
    >
      ${glyph}
    </button>`;
  };
  return html`<div class="row timeline" role="group" aria-label=${text('ui.timeline')}>
    <button data-do="undo" aria-disabled=${props.canUndo ? 'false' : 'true'} @click=${props.undo}>
      ${text('ui.undo')}
    </button>
    ${step('ui.first', 0, '«')} ${step('ui.back', Math.max(0, cursor - 1), '‹')}
    ${step('ui.forward', Math.min(length, cursor + 1), '›')} ${step('ui.last', length, '»')} ${fullScreen(props)}
  </div>`;
}

/** The game on the whole screen and back, where the browser and the frame allow it. */
const fullScreen = ({ text }: PanelProps): TemplateResult | typeof nothing => {
  const turn = ({ currentTarget }: Event) => {
    const { host } = (currentTarget as Element).getRootNode() as ShadowRoot;
    const isFull = host.matches(':fullscreen');
    // A browser may refuse all the same: then all stays as it is.
    (isFull ? document.exitFullscreen() : host.requestFullscreen()).catch(() => undefined);
  };
  return document.fullscreenEnabled
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

/** The ways to another game, to an address to share, and to what is seldom needed. */
export const others = (props: PanelProps): TemplateResult =>
  html`<div class="row">
      <button data-do="new" @click=${props.openForm}>${props.text('ui.new')}</button>
      ${shareButton(props)}
    </div>
    <details class="menu" @toggle=${props.openMenu}>
      <summary>${props.text('ui.menu')}</summary>
      ${props.state.menu?.(props) ?? nothing}
    </details>`;

/** Only where what is shared has an address. */
export const shareButton = ({ share, text }: Pick<PanelProps, 'share' | 'text'>): TemplateResult | typeof nothing =>
  share ? html`<button data-do="share" @click=${share}>${text('ui.share')}</button>` : nothing;
