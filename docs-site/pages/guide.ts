/** The guide to a game of one’s own: text and the files of a complete game, which plays beside each step as it is then. */
import { html, Markup } from '../../src/markup/html.js';
import { pages } from '../layout.js';
import type { Place } from '../place.js';
import { prose, sections } from '../prose.js';
import { reference as words } from '../words/reference.js';
import { steps } from '../words/steps.js';

/** The elements that show the game in a step, as its text shows them; the steps without one have a script of their own. */
export const ELEMENTS: Readonly<Record<string, string>> = {
  1: '<playable-game game="pig" players="2" seats="human bot"></playable-game>',
  5: '<playable-game game="pig-said" players="2" seats="human human"></playable-game>',
  6: '<playable-game game="pig-drawn" players="2" seats="human human"></playable-game>',
  7: '<playable-game game="pig" players="2" seats="human bot"></playable-game>',
  8: '<playable-lesson game="pig" lesson="dare"></playable-lesson>',
  9: '<playable-rulebook game="pig"></playable-rulebook>',
};
const parts = Object.fromEntries(
  Object.entries(ELEMENTS).map(([step, element]) => [`element${step}`, `\`\`\`html\n${element}\n\`\`\``]),
);

/** A section of the text; beside a step, a room for the game. */
function section(place: Place, text: string): Markup {
  const [, step] = /^## (\d+)\. /.exec(text) ?? [];
  const article = html`<article class="text">${prose(place, text, parts)}</article>`;
  if (!step) return article;
  const element = ELEMENTS[step];
  return html`<section class="step">
    ${article}
    <figure>
      <figcaption>${steps.captions[Number(step) - 1]!}</figcaption>
      <div data-step="${step}" data-failed="${steps.failed}">
        ${element !== undefined && html`<template>${new Markup(element)}</template>`}
        <p>${steps.waiting}</p>
      </div>
    </figure>
  </section>`;
}

export const guidePages = pages('guide/', (place) => ({
  title: words.guide,
  description: words.guideSays,
  scripts: ['guide'],
  main: html`<div class="guide">${sections('guide.md').map((text) => section(place, text))}</div>`,
}));
