/** Every page: what is copied, and the site's own address in what is shown to be copied. */
const { root = './', copied = '', selected = '' } = document.body.dataset;
/** Where the site was meant to be published, and where it is. */
const meant = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')!.content;
const isHere = new URL(root, location.href).href;
const wasMeant = new URL(root, meant).href;

for (const block of document.querySelectorAll('pre > code')) {
  const text = block.firstChild;
  if (text instanceof Text) text.data = text.data.replaceAll(wasMeant, isHere);
}

/** Copies a text; where that is not allowed it is selected, for the reader to do it. Says which. */
async function copy(block: Element): Promise<string> {
  try {
    await navigator.clipboard.writeText(block.textContent);
    return copied;
  } catch {
    getSelection()?.selectAllChildren(block);
    return document.execCommand('copy') ? copied : selected;
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const said = button.textContent;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    void copy(button.closest('.code')!.querySelector('code')!).then((answer) => {
      button.textContent = answer;
      setTimeout(() => (button.textContent = said), 2000);
    });
  });
}
