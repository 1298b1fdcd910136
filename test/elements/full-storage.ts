/** Fills the browser's storage to the last character. Returns a function that makes room again. */
export function fillStorage(): () => void {
  let filler = '';
  for (let size = 2 ** 23; size >= 1; size /= 2)
    try {
      localStorage.setItem('filler', filler + 'x'.repeat(size));
      filler += 'x'.repeat(size);
    } catch {
      // A smaller piece may fit.
    }
  return () => localStorage.removeItem('filler');
}
