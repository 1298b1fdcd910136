/** Copies what stands in a field by whatever way is allowed here; else leaves it selected, for the reader to copy. Says which. */
export async function copy(field: HTMLTextAreaElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(field.value);
    return 'copied';
  } catch {
    field.focus();
    field.select();
    // The only way in a sandboxed frame, and only on a reader's own click.
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}
