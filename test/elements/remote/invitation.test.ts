/** A link to hand on. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { render, type LitElement } from 'lit';
import { Invitation } from '../../../src/elements/remote/invitation.js';
import { en } from '../../../src/i18n/remote/en.js';
import { textOf } from '../../../src/i18n/text.js';

describe('a link to hand on', () => {
  it('is said to be copied where it was, and not where another link stands now', async () => {
    const shown = await fixture<HTMLElement>(html`<main></main>`);
    let link = 'https://example.org/#play=one';
    const text = textOf('en', [en]);
    const draw = () => render(invitation.show(link, 'Invitation', 'A game', text), shown);
    const invitation = new Invitation({ requestUpdate: draw } as unknown as LitElement);
    const said = () => shown.querySelector('[role="status"]')!.textContent;
    draw();
    expect(said()).to.equal('');
    shown.querySelector<HTMLButtonElement>('[data-do="copy"]')!.click();
    await waitUntil(() => said() !== '');
    expect([en['remote.copied'], en['remote.notCopied']]).to.include(said());
    // A QR code, which fills a phone, is not between the button and its answer.
    shown.querySelector<HTMLButtonElement>('[data-do="qr"]')!.click();
    await waitUntil(() => shown.querySelector('.qr'));
    const parts = [...shown.querySelector('.invitation')!.children].map(
      (part) => part.getAttribute('class') ?? part.role,
    );
    expect(parts).to.eql(['link', 'row', 'status', 'qr']);
    expect(shown.querySelector('.warning')).to.equal(null);
    link += '&watch=true';
    draw();
    expect(said()).to.equal('');
  });
});
