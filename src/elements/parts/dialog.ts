/** A dialog over what is in a shadow root, for what is fetched when a reader asks for it. */
import type { CSSResult } from 'lit';

/** Where one is open, or on its way. */
const opened = new WeakSet<ShadowRoot>();

/**
 * Opens a dialog that `fill` fills; it goes when it is closed, and its keys are none of the board's. While one is open
 * there, or on its way, no other comes. Rejects with what `fill` rejects with.
 */
export async function openDialog(
  root: ShadowRoot,
  { styles, lang }: { readonly styles: CSSResult; readonly lang: string },
  fill: (dialog: HTMLDialogElement) => Promise<void>,
): Promise<void> {
  if (opened.has(root)) return;
  opened.add(root);
  const sheet = styles.styleSheet!;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  const leave = () => {
    dialog.remove();
    opened.delete(root);
  };
  dialog.lang = lang;
  dialog.addEventListener('close', leave);
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  root.append(dialog);
  try {
    await fill(dialog);
    dialog.showModal();
  } catch (error) {
    leave();
    throw error;
  }
}
