/** All files of the site; the text of each is generated on request. */
import { hostFiles } from './host-files.js';
import { drawings, oembeds } from './games.js';
import type { SiteFile } from './layout.js';
import { apiPages } from './pages/api.js';
import { authorPages } from './pages/authors.js';
import { embedPages } from './pages/embed.js';
import { gamePages } from './pages/game.js';
import { guidePages } from './pages/guide.js';
import { homePages } from './pages/home.js';
import { inspectPages } from './pages/inspect.js';
import { lessonPages } from './pages/lessons.js';
import { rulesPages } from './pages/rules.js';
import { studioPages } from './pages/studio.js';
import { togetherPages } from './pages/together.js';
import { forms, piecesPages } from './pages/pieces.js';
import { MARK, missing, ROBOTS } from './pages/missing.js';
import { IS_PUBLISHED, SITE } from './place.js';
import { sitemap } from '../src/cli/site/sitemap.js';

export const files = async (): Promise<readonly SiteFile[]> => {
  const all = await pagesAndMore();
  const list = () =>
    sitemap(
      SITE,
      all.map(({ path }) => path),
    );
  return IS_PUBLISHED ? [...all, { path: 'sitemap.xml', text: list }] : all;
};
const pagesAndMore = async (): Promise<readonly SiteFile[]> => [
  ...homePages,
  ...gamePages,
  ...(await piecesPages()),
  ...forms,
  ...(await rulesPages()),
  ...(await lessonPages()),
  ...embedPages,
  ...(await studioPages()),
  ...inspectPages,
  ...apiPages,
  ...guidePages,
  ...authorPages,
  ...togetherPages,
  missing,
  MARK,
  ROBOTS,
  ...hostFiles(),
  ...(await drawings()),
  ...(await oembeds()),
];
