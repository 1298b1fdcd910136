/** The texts to paste into each host, from the snippets of one embed: in the host's own form if we provide a plugin for it. */
import type { Snippets } from '../src/embed/index.js';
import { formatAttributes } from '../src/markup/text.js';

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
  // These two escape the value themselves.
  const quoted = formatAttributes(given, (value) => value.replaceAll('"', '\\"'));
  // So does this one, and its argument already stands in both kinds of quotes.
  const bare = pairs.map(([name, value]) =>
    /^[\w.:-]+$/.test(value)
      ? `${name}=${value}`
      : value
        ? `${name}='${value.replaceAll("'", '’').replaceAll('"', '”')}'`
        : name,
  );
  return {
    html: made.element,
    frame: made.iframe,
    wordpress: `[playable kind="${kind}"${plain}]`,
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
