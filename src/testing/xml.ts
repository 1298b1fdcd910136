/** A parser for the part of XML that our pictures use, and a check that a picture is self-contained. */
import assert from 'node:assert/strict';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(decimal === undefined ? parseInt(hex!, 16) : Number(decimal))
      : ENTITIES[name]!,
  );

/** All elements in document order. Throws if the XML is not well formed. */
export function parseXml(markup: string): XmlElement[] {
  const xml = markup.replace(/^<\?xml [^>]*\?>/, '');
  type Open = XmlElement & { readonly children: XmlElement[] };
  const open: Open[] = [];
  const found: XmlElement[] = [];
  let at = 0;
  for (const tag of xml.matchAll(/<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const between = xml.slice(at, tag.index);
    assert.ok(!/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(between), `Not well formed: ${between}`);
    at = tag.index + tag[0].length;
    const [, closes, name, attributes, isEmpty] = tag as unknown as [string, string, string, string, string];
    if (closes) assert.equal(open.pop()?.name, name);
    else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
        ([, key, value]) => [key!, unescaped(value!)] as const,
      );
      assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, `Duplicate attribute: ${tag[0]}`);
      const element: Open = { name, attributes: Object.fromEntries(pairs), children: [] };
      open.at(-1)?.children.push(element);
      found.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  assert.equal(open.length, 0);
  assert.equal(xml.slice(at).trim(), '');
  return found;
}

/** Throws unless a picture is self-contained: well-formed SVG without scripts, styles, links or references to other files. */
export function assertAlone(svg: string, prefix: string): void {
  const elements = parseXml(svg);
  assert.equal(elements[0]!.name, 'svg');
  assert.equal(elements[0]!.attributes['xmlns'], 'http://www.w3.org/2000/svg');
  const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.every((id) => id.startsWith(prefix)));
  for (const { name, attributes } of elements) {
    assert.ok(!['script', 'style', 'image', 'foreignObject', 'a'].includes(name), name);
    for (const [key, value] of Object.entries(attributes)) {
      assert.ok(!/^(style|tabindex|on.*)$/.test(key), key);
      if (key !== 'xmlns') assert.doesNotMatch(value, /:\/\/|data:|javascript:/i);
      for (const [, reference] of value.matchAll(/url\(([^)]*)\)/g))
        assert.ok(ids.includes(reference!.slice(1)), reference);
      if (key.endsWith('href')) assert.ok(ids.includes(value.slice(1)), value);
    }
  }
  assert.ok(!/NaN|undefined|Infinity|\[object/.test(svg));
}
