/** The title of a state of the chart. */
import type { Text } from '../i18n/text.js';

/** The state's name (catalogue key `phase:<state>`), preceded by its number (`number:<state>`) if it has one. */
export function phaseTitle(phase: string, text: Text): string {
  const name = text(`phase:${phase}`);
  const number = text.has(`number:${phase}`) && text(`number:${phase}`);
  return number ? text('ui.turnOf', { number, phase: name }) : name;
}
