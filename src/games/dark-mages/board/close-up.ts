/** The close-up: a card in full size with all of its text; for a mage, its running effects. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../../kit/board.js';
import type { CardId, Deck } from '../deck.js';
import type { Slot } from '../map.js';
import { beingAt } from '../queries.js';
import type { Status } from '../table.js';
import { aimOf } from '../targets.js';
import { kindOf, statusWords } from '../text/labels.js';
import { factParams } from '../text/phrase.js';
import { face, tabsOf } from './faces.js';
import { ownSeat } from './layout.js';
import { atLevel, seeing, type SeenView } from './seeing.js';

/** The card at a place, and the effects that run there. */
function thingAt(
  anchor: string,
  { table, seat }: SeenView,
): { card?: CardId | null | undefined; effects: readonly Status[] } {
  const [kind, name, slot] = anchor.split(':') as [string, string?, string?];
  switch (kind) {
    case 'hand':
      return { card: name, effects: [] };
    case 'slot':
      return { card: table.mages[(aimOf(name!) as { seat: number }).seat]?.worn[slot as Slot], effects: [] };
    case 'discards':
      return { card: table.discards.at(-1), effects: [] };
    case 'place': {
      const { companion } = table.mages[ownSeat(seat)]!;
      return companion?.role === name ? { card: companion!.card, effects: companion!.effects } : { effects: [] };
    }
    case 'band':
    case 'pile':
    case 'all':
      return { effects: [] };
  }
  const being = beingAt(table, anchor);
  return being ? { card: 'card' in being ? being.card : null, effects: being.effects } : { effects: [] };
}

export function closeUp(deck: Deck, anchor: string, view: SeenView, text: Text): TemplateResult | undefined {
  if (anchor === 'band') return bandTold(view, text);
  const { card: id, effects } = thingAt(anchor, view);
  const printed = id ? deck.cards.get(id) : undefined;
  const isHeld = printed && anchor.startsWith('hand:') && view.seat !== 'spectator';
  const card = isHeld ? atLevel(printed, seeing(view, deck).play, view.seat) : printed;
  if (!card && effects.length === 0) return undefined;
  const runs = effects.map((status) => html`<p>${statusWords(status, text)}</p>`);
  if (!card) return html`<div class="card-text">${runs}</div>`;
  const tab = tabsOf(card, text).join(' ');
  return html`<svg viewBox="0 0 100 100" text-anchor="middle">${face(card, { x: 0, y: 0, w: 100, h: 140 }, text)}</svg>
    <div class="card-text">
      <p><strong>${text(`card:${card.id}`)}</strong></p>
      <p class="quiet">${kindOf(card, text)}${tab ? ` · ${tab}` : nothing}</p>
      <p>${text(`card.text:${card.id}`)}</p>
      ${runs}
    </div>`;
}

/** Facts left out here, because the dice and cards on the band show them. */
const QUIET = new Set(['mayAnswer', 'asks', 'asksCounter', 'passes', 'mustSave', 'attackOver', 'discarded']);
/** The last attack, sentence by sentence, each with the id of its rule. */
function bandTold({ table }: SeenView, text: Text): TemplateResult | undefined {
  const told = table.account.filter(({ code }) => !QUIET.has(code));
  if (told.length === 0) return undefined;
  return html`<div class="card-text">
    ${told.map(
      ({ rule, code, params }) =>
        html`<p>${text(`fact.${code}`, factParams(params))} <small class="quiet">(${rule})</small></p>`,
    )}
  </div>`;
}
