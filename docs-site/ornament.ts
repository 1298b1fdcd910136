/** Small drawings of a game's pieces, beside things that readers can choose. */
import { html as lit, type TemplateResult } from 'lit';
import { markup } from '../src/cli/site/markup.js';
import type { GameSite } from '../src/game-ui/about.js';
import { Markup } from '../src/markup/html.js';

type Ornament = NonNullable<GameSite['ornament']>;

const drawn = async (drawing: TemplateResult): Promise<Markup> =>
  new Markup((await markup(drawing)).replace(/<!--.*?-->|<\?>/gs, '').replace(/\s+/g, ' '));

/** The definitions that the drawings use: once for each page. */
export const ornamentParts = ({ parts }: Ornament): Promise<Markup> =>
  drawn(lit`<svg class="parts" width="0" height="0" aria-hidden="true">${parts}</svg>`);
export const ornament = ({ viewBox, draw }: Ornament, n: number): Promise<Markup> =>
  drawn(
    lit`<svg class="ornament" viewBox=${viewBox} width="51" height="72" aria-hidden="true">
      ${draw(n)}
    </svg>`,
  );
