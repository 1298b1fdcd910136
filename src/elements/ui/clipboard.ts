/**
 * Copies a text to the clipboard; resolves to whether it succeeded. If the clipboard API is blocked, as in a sandboxed
 * frame, `select` selects the visible text: the browser's copy command may then succeed on a user click, otherwise the
 * reader can copy it.
 */
import { safeDocument } from '../../dom/safe-document.js';
export async function copyToClipboard(text: string, select?: () => unknown): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!select) return false;
    await select();
    return safeDocument.execCommand('copy');
  }
}

export const selectIn = (field: HTMLTextAreaElement | HTMLInputElement): void => {
  field.focus();
  field.select();
};
