// Fenced blocks of Markdown as elements, and elements from a template's arguments.
//
//     ```playable-game {players=3 seed=5}
//     red roll
//     ```
//
// What stands inside is a move a line, or a lesson's JSON; readers without scripts see the moves as a list.

const KINDS = ['game', 'lesson', 'rulebook', 'phases'];
const NAMES =
  'game players seats names seed options moves state at readonly undo save forced coach fit timer data lesson rule step pages phase seat for level site lang load shortcuts id'.split(
    ' ',
  );
const PREFIX = 'playable-';

/**
 * @param {string} text attributes as they stand in braces: `players=3 options="a=1 b=2" readonly`
 * @returns {Record<string, string>}
 */
export function attributesIn(text) {
  const pairs = text.replace(/^\{|\}$/g, '').matchAll(/([a-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g);
  return own(Object.fromEntries([...pairs].map(([, name, a, b, c]) => [name, a ?? b ?? c ?? ''])));
}

/**
 * What a fenced block says.
 *
 * @param {string} info what stands after the fence
 * @param {string} body what stands inside
 * @returns {{kind: string, attributes: Record<string, string>, moves: string[], json: string} | undefined} `undefined` for
 *   a block that is not ours
 */
export function blockOf(info, body) {
  const [, kind, rest = ''] = /^playable-(\w+)\s*([^]*)$/.exec(info.trim()) ?? [];
  if (!KINDS.includes(kind)) return undefined;
  const text = body.trim();
  const json = kind === 'lesson' ? text : '';
  const moves = json ? [] : text.split(/\s*[;\n]\s*/).filter(Boolean);
  const attributes = attributesIn(rest);
  return { kind, json, moves, attributes: moves.length > 0 ? { ...attributes, moves: moves.join('; ') } : attributes };
}

/**
 * An element as HTML.
 *
 * @param {string} kind `game`, `lesson`, `rulebook` or `phases`
 * @param {Record<string, unknown>} attributes those of the element; `true` is one without a value
 * @param {string} children HTML that is shown until the element has come, and where it cannot
 */
export function elementHtml(kind, attributes, children = '') {
  const list = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  const written = list.map(([name, value]) => ` ${name}="${html(value === true ? '' : String(value))}"`).join('');
  // On lines of their own, so that Markdown makes no paragraph around it.
  return `<${PREFIX}${kind}${written}>\n${children}\n</${PREFIX}${kind}>`;
}

/** A plugin of markdown-it, which Eleventy and VitePress use: `md.use(markdownItFence)`. */
export function markdownItFence(md) {
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content, attrs } = tokens[index];
    const block = blockOf(md.utils.unescapeAll(info), content);
    if (!block) return fence(tokens, index, ...rest);
    const { kind, moves, json } = block;
    // Where another plugin has read what stands in braces, as in VitePress, it is no longer in the text.
    const attributes = { ...own(Object.fromEntries(attrs ?? [])), ...block.attributes };
    const list = moves.map((move) => `<li>${html(move)}</li>`).join('');
    const data = json && `<script type="application/json">${dataOf(json)}</script>`;
    return `${elementHtml(kind, attributes, data || (list && `<ol>${list}</ol>`))}\n`;
  };
}

/** A plugin of remark, which Docusaurus and Astro use: `remarkPlugins: [remarkFence]`. */
export const remarkFence = () =>
  function change(node) {
    node.children?.forEach((child, i) => {
      const block = child.type === 'code' ? blockOf(`${child.lang ?? ''} ${child.meta ?? ''}`, child.value) : undefined;
      if (!block) return change(child);
      const { kind, moves, json } = block;
      // HTML has this name too, as a flag, and what writes the tree leaves a flag out that has an empty value.
      const { readonly } = block.attributes;
      const attributes = readonly === '' ? { ...block.attributes, readonly: 'true' } : block.attributes;
      const items = moves.map((move) => element('li', {}, [text(move)]));
      const data = json && element('script', { type: 'application/json' }, [text(dataOf(json))]);
      node.children[i] = {
        type: 'playable',
        position: child.position,
        data: {
          hName: PREFIX + kind,
          hProperties: attributes,
          hChildren: data ? [data] : items.length > 0 ? [element('ol', {}, items)] : [],
        },
      };
    });
  };

/** Who may write Markdown may not always write HTML: of the attributes, those that the loader takes from a div. */
const own = (attributes) => Object.fromEntries(Object.entries(attributes).filter(([name]) => NAMES.includes(name)));

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);
/** JSON that no parser of HTML ends early. */
const dataOf = (json) => json.replaceAll('<', '\\u003c');
const text = (value) => ({ type: 'text', value });
const element = (tagName, properties, children) => ({ type: 'element', tagName, properties, children });
