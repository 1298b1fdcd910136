'use deferred';
/** Lazy loader of the share menu. */
import type { LitElement } from 'lit';
import { ownSite } from '../../game-ui/games.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import type { Shareable } from './share.js';

/**
 * Returns a function that opens the share menu. Returns `undefined` if the address of the embed pages is unknown: neither
 * `site` nor the address of the script gives it.
 */
export function shareMenuOpener(
  host: LitElement & { readonly site: string | null },
  of: Pick<Shareable, 'session' | 'embed' | 'lang'>,
): (() => void) | undefined {
  const site = host.site?.replace(/\/?$/, '/') ?? ownSite();
  if (site === undefined) return undefined;
  const failed = (error: unknown): void => reportFailedLoad(host, 'share', error, open);
  const open = (): void =>
    void import('./share.js')
      .then(({ openShare }) => openShare({ ...of, root: host.renderRoot as ShadowRoot, site }))
      .catch(failed);
  return open;
}
