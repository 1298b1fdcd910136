/** A rulebook as static text, for readers without scripts. */
import { plainRule } from '../../game-ui/plain-rule.js';
import type { Rulebook, RuleTable, RuleText } from '../../game-ui/rulebook.js';
import { readingWords } from '../../i18n/reading/index.js';
import { textOf, type Text } from '../../i18n/text.js';
import { html, type Markup } from '../../markup/html.js';

export async function inWords({ title, goal, chapters }: Rulebook, lang: string): Promise<Markup> {
  const say = textOf(lang, [await readingWords(lang)]);
  return html`<div class="in-words">
    <h2>${title}</h2>
    ${goal && html`<p>${goal}</p>`}
    ${chapters.map(
      ({ title, rules }) =>
        html`<h3>${title}</h3>
          ${rules.map((rule) => paragraph(rule, say))}`,
    )}
  </div>`;
}

function paragraph({ id, text, table, ruling, readings = [] }: RuleText, say: Text): Markup {
  const named = new Intl.DisplayNames([say.lang], { type: 'language' });
  return html`<div id="${id}">
    <p><small>${id}</small> ${plainRule(text)}</p>
    ${table && tableOf(table)}
    ${ruling !== undefined && html`<p class="ruling"><strong>${say('rulebook.ruling')}</strong> ${ruling}</p>`}
    ${readings.map(
      (reading) => html`<p class="ruling"><strong>${named.of(reading.lang)!}</strong> ${reading.text}</p>`,
    )}
  </div>`;
}

const tableOf = ({ caption, head, rows }: RuleTable): Markup =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col">${cell}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
