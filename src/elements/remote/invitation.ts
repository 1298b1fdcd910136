/** A link to hand on: to copy, to share, and as a QR code for a device beside this one. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { copyToClipboard, selectIn } from '../ui/clipboard.js';
import { tryLoad } from '../ui/failed-loads.js';
import type { LitElement } from 'lit';

/** Whether the browser shares links, and lets this page: a frame needs leave of the page around it. */
const mayShare = (url: string): boolean => 'canShare' in navigator && navigator.canShare({ url });

/** Whether only this computer can open a link. */
const isOnlyHere = (link: string): boolean => /(^|\.)localhost$|^127\.|^\[::1/.test(new URL(link).hostname);

export class Invitation {
  #qr: { readonly of: string; readonly drawn: TemplateResult } | undefined;
  /** What came of copying the link. */
  #copied: { readonly of: string; readonly said: string } | undefined;
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** `link` with its buttons. `label` names it, and `title` is what a share sheet shows. */
  show(link: string, label: string, title: string, text: Text): TemplateResult {
    const field = (event: Event) =>
      (event.currentTarget as Element).closest('.invitation')!.querySelector<HTMLInputElement>('input')!;
    const copy = async (event: Event) => {
      const shown = field(event);
      const isDone = await copyToClipboard(link, () => selectIn(shown));
      this.#copied = { of: link, said: text(isDone ? 'remote.copied' : 'remote.notCopied') };
      this.#host.requestUpdate();
    };
    // A reader who closes the sheet has changed their mind.
    const share = () => navigator.share({ title, url: link }).catch(() => undefined);
    const draw = async () => {
      const { qrOf } = await import('./qr.js');
      this.#qr = { of: link, drawn: qrOf(link, text('remote.qrOf', { link })) };
      this.#host.requestUpdate();
    };
    return html`<div class="invitation">
      <label class="link"
        ><span>${label}</span
        ><input
          type="text"
          readonly
          .value=${link}
          @focus=${({ target }: Event) => selectIn(target as HTMLInputElement)}
      /></label>
      ${isOnlyHere(link) ? html`<p class="warning">${text('remote.onlyHere')}</p>` : nothing}
      <div class="row">
        <button class="primary" data-do="copy" @click=${copy}>${text('remote.copy')}</button>
        ${mayShare(link) ? html`<button data-do="share-link" @click=${share}>${text('ui.share')}</button>` : nothing}
        <button data-do="qr" @click=${() => tryLoad(this.#host, 'qr', draw)}>${text('remote.qr')}</button>
      </div>
      <p role="status">${this.#copied?.of === link ? this.#copied.said : nothing}</p>
      ${this.#qr?.of === link ? this.#qr.drawn : nothing}
    </div>`;
  }
}
