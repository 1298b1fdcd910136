// For Eleventy: fenced blocks in Markdown, and a shortcode for templates.
//
//     import playableRules from 'playable-rules/hosts/eleventy.js';
//     export default (config) => config.addPlugin(playableRules);
//
//     {% playable "game", "players=3 seed=5" %}<a href="…">A game of three.</a>{% endplayable %}
import { attributesIn, elementHtml, markdownItFence } from './fence.js';

/** @param {import('@11ty/eleventy/UserConfig').default} config */
export default function playableRules(config) {
  config.amendLibrary('md', (md) => md.use(markdownItFence));
  config.addPairedShortcode('playable', (children, kind = 'game', attributes = '') =>
    elementHtml(kind, attributesIn(attributes), children),
  );
}
