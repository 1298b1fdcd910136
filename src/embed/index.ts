/** Embeds for programs, in a page or in Node: addresses, what they show, their static twins, and what authors paste. */
export {
  attributesOf,
  DEFAULT_GAME,
  formatAddress,
  isAddress,
  KINDS,
  parseAddress,
  readEmbed,
  secretOf,
  type Embed,
  type Kind,
} from './address.js';
export { follow, type Followed, type Way } from './follow.js';
export type { Markup, Scheme } from './picture.js';
export { formatSeen } from './seen.js';
export { snippets, type Snippets, type SnippetSettings } from './snippets.js';
export { plainText, twin, type Twin, type TwinOptions, type TwinSection } from './twin.js';
export { formatLink, parseLink } from '../kernel/permalink.js';
export { load } from '../load.js';
