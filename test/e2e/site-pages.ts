/** The built site: its folder, its languages and its pages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pages.js';

export const OUT = join(root, 'docs-dist');
/** The folder of each language, English first. */
export const LANGUAGES = ['', 'fr/', 'it/'];
/** Folders of other builds within the site: the embed pages, Storybook and the scripts. */
const OTHERS = /^(e|storybook|cdn)\//;

export const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('index.html') && !OTHERS.test(path));
