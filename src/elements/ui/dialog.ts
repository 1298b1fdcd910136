/** A modal dialog in a shadow root, for content that is loaded on request. */
import type { CSSResult } from 'lit';
import { safeDocument } from '../../dom/safe-document.js';
import { addStyles } from './add-styles.js';

/** The roots with an open or opening dialog. */
const opened = new WeakSet<ShadowRoot>();

/**
 * Opens a dialog that `fill` fills, and removes it when it is closed. Its key events do not reach the board. Does nothing
 * while another dialog of this root is open or opening. Rejects with the error of `fill`.
 */
export async function openDialog(
  root: ShadowRoot,
  { styles, lang }: { readonly styles: CSSResult; readonly lang: string },
  fill: (dialog: HTMLDialogElement) => void | Promise<void>,
): Promise<void> {
  if (opened.has(root)) return;
  opened.add(root);
  addStyles(root, styles);
  const dialog = safeDocument.createElement('dialog');
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
    // Meanwhile the host may have left the page.
    if (dialog.isConnected) dialog.showModal();
    else leave();
  } catch (error) {
    leave();
    throw error;
  }
}
