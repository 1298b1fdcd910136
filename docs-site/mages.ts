/** Mages of Elfenwizards beside what a reader may choose: one for each guild, drawn as on the board. */
import { html as lit, type TemplateResult } from 'lit';
import { markup } from '../src/cli/markup.js';
import { pawn, pieceDefs } from '../src/games/elfenwizards/board/pieces.js';
import { Markup } from './html.js';

const PREFIX = 'mage-';
const drawn = async (drawing: TemplateResult): Promise<Markup> =>
  new Markup((await markup(drawing)).replace(/<!--.*?-->|<\?>/gs, '').replace(/\s+/g, ' '));

/** What they are made of, once a page. */
export const mageParts = (): Promise<Markup> =>
  drawn(lit`<svg class="parts" width="0" height="0" aria-hidden="true">${pieceDefs(PREFIX, [])}</svg>`);
export const mage = (seat: number): Promise<Markup> =>
  drawn(
    lit`<svg class="mage" viewBox="-34 -86 68 96" width="51" height="72" aria-hidden="true">
      ${pawn({ prefix: PREFIX, text: Object.assign((key: string) => key, { lang: 'en', has: () => false }) }, seat, 0, 0, 1)}
    </svg>`,
  );
