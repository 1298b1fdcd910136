/** The texts to paste into each host, from the snippets of one embed: in the host's own form if we provide a plugin for it. */
import type { Snippets } from '../src/embed/index.js';
import { escaped, formatAttributes } from '../src/markup/text.js';

export const HOSTS = [
  'html',
  'frame',
  'wordpress',
  'div',
  'mediawiki',
  'hugo',
  'jekyll',
  'eleventy',
  'docusaurus',
  'readme',
  'address',
  'text',
] as const;
export type Host = (typeof HOSTS)[number];

/** The text for every host. `attributes`: those of the element, as returned by `elementAttributes`. */
export function forHosts(
  made: Snippets,
  kind: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<Host, string>> {
  const pairs = Object.entries(attributes);
  const given = Object.fromEntries(pairs.map(([name, value]) => [name, value || 'true']));
  const plain = formatAttributes(given);
  // WordPress ends a shortcode at a bracket, quoted or not, and takes a backslash away.
  const coded = (value: string) => escaped(value).replace(/[[\]\\]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  // Templates disagree on whether a backslash before a quote is one: what looks like it stands for it.
  const alike = (value: string) => value.replaceAll('\\', '∖');
  // These two escape the value themselves.
  const quoted = formatAttributes(given, (value) => alike(value).replaceAll('"', '\\"'));
  // So does this one, and its argument already stands in both kinds of quotes.
  const bare = pairs.map(([name, value]) =>
    /^[\w.:-]+$/.test(value)
      ? `${name}=${value}`
      : value
        ? `${name}='${alike(value).replaceAll("'", '’').replaceAll('"', '”')}'`
        : name,
  );
  return {
    html: made.element,
    frame: made.iframe,
    wordpress: `[playable kind="${kind}"${formatAttributes(given, coded)}]`,
    div: made.div,
    mediawiki: made.wiki,
    hugo: `{{< playable kind="${kind}"${quoted} >}}${made.link}{{< /playable >}}`,
    jekyll: `{% include playable.html kind="${kind}"${quoted} %}`,
    eleventy: `{% playable "${kind}", "${bare.join(' ')}" %}${made.link}{% endplayable %}`,
    docusaurus: `<playable-${kind}${plain}></playable-${kind}>`,
    readme: made.markdown,
    address: made.link,
    text: made.text,
  };
}
