/**
 * Copies a text by whatever way is allowed here, and says whether it could. Where the clipboard is closed, as in a
 * sandboxed frame, `select` selects the text where the reader sees it: then the browser's own command may copy it on a
 * reader's click, else the reader can.
 */
export async function copyToClipboard(text: string, select?: () => unknown): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!select) return false;
    await select();
    return document.execCommand('copy');
  }
}

/** Selects a field's text, for `copy`. */
export const selectIn = (field: HTMLTextAreaElement | HTMLInputElement): void => {
  field.focus();
  field.select();
};
