/** The texts to paste into each host, from the snippets of one embed: in the host's own form if we provide a plugin for it. */
import type { Snippets } from '../src/embed/index.js';

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
  const written = (escape: (value: string) => string) =>
    pairs.map(([name, value]) => ` ${name}="${escape(value || 'true')}"`).join('');
  const plain = written((value) => value.replaceAll('"', '&quot;'));
  const bare = pairs.map(([name, value]) =>
    /^[\w.:-]+$/.test(value)
      ? `${name}=${value}`
      : value
        ? `${name}='${value.replaceAll("'", '’').replaceAll('"', '&quot;')}'`
        : name,
  );
  return {
    html: made.element,
    frame: made.iframe,
    wordpress: `[playable kind="${kind}"${plain}]`,
    div: made.div,
    mediawiki: made.wiki,
    hugo: `{{< playable kind="${kind}"${plain} >}}${made.link}{{< /playable >}}`,
    jekyll: `{% include playable.html kind="${kind}"${plain} %}`,
    eleventy: `{% playable "${kind}", "${bare.join(' ')}" %}${made.link}{% endplayable %}`,
    docusaurus: `<playable-${kind}${plain}></playable-${kind}>`,
    readme: made.markdown,
    address: made.link,
    text: made.text,
  };
}
