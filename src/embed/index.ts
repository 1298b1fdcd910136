/** Embeds for programs, in a page or in Node: addresses, what they show, static renderings, and snippets for authors. */
export {
  attributesOf,
  formatAddress,
  isAddress,
  KINDS,
  parseAddress,
  readEmbed,
  secretOf,
  type Embed,
  type Kind,
} from './address.js';
export { resolveEmbed, type ResolvedEmbed, type ResolveOptions } from './resolve.js';
export type { Markup, Scheme } from './picture.js';
export { formatRedacted } from './redacted.js';
export { sentenceOf } from './sentence.js';
export { snippets, type Snippets, type SnippetSettings } from './snippets.js';
export {
  plainText,
  renderStatic,
  type StaticRendering,
  type StaticOptions,
  type StaticSection,
} from './static-rendering.js';
export { formatLink, parseLink } from '../kernel/permalink.js';
export { DEFAULT_GAME, GAMES, load } from '../games/index.js';
export type { LoadGame } from '../loading/games.js';
