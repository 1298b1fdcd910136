'use deferred';
/** The way to the menu for sharing, which is fetched when it is first opened. */
import type { LitElement } from 'lit';
import { ownSite } from '../../game-ui/games.js';
import { missed } from './missed.js';
import type { Shareable } from './share.js';

/** Opens the menu; `undefined` where nobody knows the address of an embed page: neither the host, by `site`, nor the script. */
export function shareDoor(
  host: LitElement & { readonly site: string | null },
  of: Pick<Shareable, 'session' | 'embed' | 'lang'>,
): (() => void) | undefined {
  const site = host.site?.replace(/\/?$/, '/') ?? ownSite();
  if (site === undefined) return undefined;
  const failed = (error: unknown): void => missed(host, 'share', error, open);
  const open = (): void =>
    void import('./share.js')
      .then(({ openShare }) => openShare({ ...of, root: host.renderRoot as ShadowRoot, site }))
      .catch(failed);
  return open;
}
