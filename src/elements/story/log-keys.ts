/**
 * The log is one tab stop: a long game has hundreds of buttons there, and Tab would pass them all. Up and Down lead from line to
 * line, Left and Right also to the rules that a line names, Home and End to the first and the last line.
 */
const LINES = 'summary, .stamp';
const STOPS = `${LINES}, .rule-id`;

function setStop(log: Element, stop: HTMLElement | null | undefined): void {
  const old = log.querySelector<HTMLElement>('[tabindex="0"]');
  if (old === stop) return;
  if (old) old.tabIndex = -1;
  if (stop) stop.tabIndex = 0;
}

/** While the focus is elsewhere, the tab stop is the entry on show, or else the last line. */
export function settleLog(log: Element): void {
  if (log.querySelector(':focus')) return;
  const shown = log.querySelector<HTMLElement>('[aria-current="step"] .stamp');
  setStop(log, shown ?? [...log.querySelectorAll<HTMLElement>(LINES)].at(-1));
}

export const logFocus = ({ currentTarget, target }: FocusEvent): void =>
  setStop(currentTarget as Element, target as HTMLElement);

export function logKey(event: KeyboardEvent): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const among = (parts: string) => [...(currentTarget as Element).querySelectorAll<HTMLElement>(parts)];
  const at = event.target as HTMLElement;
  const line = at.closest('.entry')?.querySelector<HTMLElement>('.stamp') ?? at;
  const beside = (parts: string, from: HTMLElement, by: 1 | -1) => among(parts)[among(parts).indexOf(from) + by];
  const to: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowUp: () => beside(LINES, line, -1),
    ArrowDown: () => beside(LINES, line, 1),
    ArrowLeft: () => beside(STOPS, at, -1),
    ArrowRight: () => beside(STOPS, at, 1),
    Home: () => among(LINES)[0],
    End: () => among(LINES).at(-1),
  };
  if (!to[key]) return;
  event.preventDefault();
  to[key]()?.focus();
}
