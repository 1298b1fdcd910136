/** What stands around a game: its content, or the curtain before it, in the order in which it is read aloud. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { curtain } from './curtain.js';
import type { Session } from './session.js';

export { cover, curtainStyles } from './curtain.js';

/** `order` has the ids of the parts as they are read, where that is not the order of what is seen; `notes` are below it; `region` announces. */
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
