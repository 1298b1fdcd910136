/** For every page: copy buttons, and the site's actual address in the texts to copy. */
import { copyToClipboard } from '../../src/elements/ui/clipboard.js';

const { root = './', copied = '', selected = '' } = document.body.dataset;
/** The address given at build time, and the actual one. */
const meant = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')!.content;
const isHere = new URL(root, location.href).href;
const wasMeant = new URL(root, meant).href;

for (const block of document.querySelectorAll('pre > code')) {
  const text = block.firstChild;
  if (text instanceof Text) text.data = text.data.replaceAll(wasMeant, isHere);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const said = button.textContent;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    const code = button.closest('.code')!.querySelector('code')!;
    void copyToClipboard(code.textContent, () => getSelection()?.selectAllChildren(code)).then((isCopied) => {
      button.textContent = isCopied ? copied : selected;
      setTimeout(() => (button.textContent = said), 2000);
    });
  });
}
