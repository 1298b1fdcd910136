/** A state of the chart in words. */
import type { Text } from '../i18n/text.js';

/** Its name, `phase:<state>` of the catalogue, after its number, `number:<state>`, where the game numbers it. */
export function phaseTitle(phase: string, text: Text): string {
  const name = text(`phase:${phase}`);
  const number = text.has(`number:${phase}`) && text(`number:${phase}`);
  return number ? text('ui.turnOf', { number, phase: name }) : name;
}
