/** Whether a word was meant to be another: one letter is wrong, missing or too many, or two neighbours have changed places. */
export function isMisspelled(typed: string, meant: string): boolean {
  let at = 0;
  while (at < meant.length && meant[at] === typed[at]) at++;
  const [got, left] = [typed.slice(at), meant.slice(at)];
  if (got === left) return false;
  const [one, two, ...rest] = got;
  const swapped = two === undefined ? got : [two, one, ...rest].join('');
  return got.slice(1) === left.slice(1) || got === left.slice(1) || got.slice(1) === left || swapped === left;
}
