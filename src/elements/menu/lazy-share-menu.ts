/** Lazy loader of the share menu. */
import type { LitElement } from 'lit';
import { safeDocument } from '../../dom/safe-document.js';
import type { Embed } from '../../embed/address.js';
import { ownSite } from '../../loading/games.js';
import type { Text } from '../../i18n/text.js';
import { formatNames } from '../../playthrough/seats.js';
import type { Session } from '../session/session.js';
import { tryLoad } from '../ui/failed-loads.js';

/**
 * A game for sharing. One with the page's own data cannot be shared, because embed pages only have the game's data. It can be
 * played with others where it can be here; no invitation is in it, since that is for whom the reader sends it to.
 */
export function gameEmbed(
  { hotSeat: { seats, names }, ui }: Session,
  server: string | null,
): Omit<Embed, 'game'> | undefined {
  if (ui.game.data !== undefined) return undefined;
  const base = safeDocument.baseURI;
  return {
    kind: 'game',
    seats,
    ...(names.length > 0 && { names: formatNames(names) }),
    // Relative to this page, it would lead elsewhere in another.
    ...(server !== null && URL.canParse(server, base) && { server: new URL(server, base).href }),
  };
}

/**
 * Returns a function that opens the share menu. Returns `undefined` if there is nothing to share (`embed` is undefined), or
 * if the address of the embed pages is unknown: neither `site` nor the address of the script gives it; or if a server holds
 * the game.
 */
export function shareMenuOpener(
  host: LitElement & { readonly site: string | null; readonly game: string },
  session: Session,
  { lang }: Text,
  embed: Omit<Embed, 'game'> | undefined,
): (() => void) | undefined {
  const site = host.site?.replace(/\/?$/, '/') ?? ownSite(host.game);
  const { local } = session.playthrough;
  if (site === undefined || embed === undefined || !local) return undefined;
  const shared = { session, local, lang, site, embed: { game: host.game, lang, ...embed } };
  const open = async () => (await import('./share.js')).openShare({ ...shared, root: host.renderRoot as ShadowRoot });
  return () => void tryLoad(host, 'share', open);
}
