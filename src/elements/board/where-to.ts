/** The second sentence of a refusal: where the piece may go instead. */
import type { Text } from '../../i18n/text.js';
import type { Session } from '../session/session.js';

/** The largest number of places to list by name. */
const FEW = 4;

/**
 * A sentence that names the places where a piece at the anchor `from` may go now, or says how many there are. Begins with a
 * space; empty if there are none.
 */
export function whereTo(
  { ui, view, isOpen }: Session,
  from: string | undefined,
  text: Text,
  controls: { name(anchor: string): string | undefined },
): string {
  const paths = isOpen ? view.moves.map((move) => ui.touches(move, view)) : [];
  const ends = [...new Set(paths.flatMap(([begin, end]) => (begin === from && end !== undefined ? [end] : [])))];
  if (ends.length === 0) return '';
  const names = ends.length > FEW ? [] : [...new Set(ends.flatMap((end) => controls.name(end) ?? []))];
  return ` ${
    names.length > 0 ? text('ui.goesTo', { places: names.join(', ') }) : text('ui.goesToMany', { count: ends.length })
  }`;
}
