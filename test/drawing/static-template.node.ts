/** Drawings flattened into static markup, without any values or markers for Lit. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { nothing, svg } from 'lit';
import { anchor } from '../../src/drawing/place.js';
import { cachedTemplate, still, type Drawing, type Drawn } from '../../src/drawing/static-template.js';
import { ctx } from './context.js';

const flat = (drawing: Drawn) => cachedTemplate({}, 'any', () => drawing);
const written = (drawing: Drawn): string => {
  const { strings, values } = flat(drawing) as Drawing;
  assert.deepEqual(values, []);
  return strings.join('');
};
/** Lit's own output without its marker comments and the spaces that omitted attributes leave. */
const rendered = (drawing: ReturnType<typeof svg>): string =>
  collectResultSync(render(drawing))
    .replace(/<!--.*?-->/g, '')
    .replace(/\s*\/>/g, '/>')
    .replace(/ {2,}/g, ' ');

describe('a static drawing', () => {
  it('gives the markup that Lit renders, nested templates included', () => {
    const dot = (x: number) => svg`<circle class=${x > 1 ? 'far' : nothing} cx=${x} r="2"/>`;
    const drawing = svg`<g id=${'a'} stroke="${'red'}">${[1, 2].map(dot)}${nothing}<text>${'one'}</text></g>`;
    assert.equal(written(drawing), rendered(drawing));
    assert.equal(
      written(drawing),
      '<g id="a" stroke="red"><circle cx="1" r="2"/><circle class="far" cx="2" r="2"/><text>one</text></g>',
    );
  });

  it('escapes text and attribute values', () => {
    const word = `<script>"&amp;' > <`;
    const drawing = svg`<text title=${word}>${word}</text>`;
    const safe = "&lt;script&gt;&quot;&amp;amp;' &gt; &lt;";
    assert.equal(written(drawing), `<text title="${safe}">${safe}</text>`);
  });

  it('drops whitespace between shapes, but keeps it between texts', () => {
    assert.equal(
      written(svg`<g> <path/>
        <text>a</text> <text>b</text>
      </g>`),
      '<g><path/><text>a</text> <text>b</text></g>',
    );
  });

  it('returns Lit’s `nothing` for a drawing without content', () => {
    assert.equal(flat([nothing, []]), nothing);
  });

  it('rejects event listeners, boolean attributes and properties', () => {
    assert.throws(() => flat(svg`<g @click=${'x'}></g>`), /@click is no attribute/);
    assert.throws(() => flat(svg`<g ?hidden=${'x'}></g>`), /\?hidden is no attribute/);
    assert.throws(() => flat(svg`<g .id=${'x'}></g>`), /\.id is no attribute/);
  });

  it('rejects what changes by itself: places, still drawings, and null', () => {
    const place = { id: 'barn', label: 'Barn', area: { x: 0, y: 0, w: 9, h: 9 } };
    for (const live of [anchor(place, ctx(), () => nothing), still([], ctx(), () => 'a'), null])
      for (const drawing of [live as Drawn, svg`<g>${live}</g>`])
        assert.throws(() => flat(drawing), /expected templates, texts and numbers$/);
  });
});
