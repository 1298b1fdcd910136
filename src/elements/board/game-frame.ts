/** The frame of a game: its content or the curtain, in the reading order for screen readers. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { curtain } from './curtain.js';
import type { Session } from '../session/session.js';

export { cover, curtainStyles } from './curtain.js';

/**
 * `order` lists the ids of the parts in reading order, if that differs from the visual order. `notes` are below the
 * content; `region` is the live region.
 */
export function gameFrame(
  content: TemplateResult | undefined,
  session: Session,
  text: Text,
  notes: unknown,
  order: string | undefined,
  region: unknown,
): TemplateResult {
  const skip = () => session.playback.skip();
  return html`<div
    class="game"
    lang=${text.lang}
    aria-owns=${(content && order) ?? nothing}
    @pointerdown=${skip}
    @keydown=${skip}
  >
    ${content ?? curtain(session, text)} ${notes} ${region}
  </div>`;
}
