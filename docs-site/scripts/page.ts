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

/** Tells all copies: a live region for each button would be dozens. */
const status = document.body.appendChild(document.createElement('p'));
status.role = 'status';
status.className = 'heard';
for (const [n, button] of document.querySelectorAll<HTMLButtonElement>('[data-copy]').entries()) {
  const said = button.textContent;
  // In a list of buttons each is told from the others by what is above its text.
  button.id = `copy-${n}`;
  const caption = button.previousElementSibling;
  if (caption) {
    caption.id ||= `copied-${n}`;
    button.setAttribute('aria-labelledby', `${button.id} ${caption.id}`);
  }
  button.addEventListener('click', () => {
    const code = button.closest('.code')!.querySelector('code')!;
    void copyToClipboard(code.textContent, () => getSelection()?.selectAllChildren(code)).then((isCopied) => {
      button.textContent = status.textContent = isCopied ? copied : selected;
      setTimeout(() => ((button.textContent = said), (status.textContent = '')), 2000);
    });
  });
}
