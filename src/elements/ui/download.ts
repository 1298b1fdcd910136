/** Downloads a text as a file. */
import { safeDocument } from '../../dom/safe-document.js';
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = safeDocument.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
