/** The rulebook as a page: chapters, paragraphs, and terms with their definitions. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Rulebook, RuleTable, RuleText } from '../../game-ui/rulebook.js';
import { plainRule } from '../../game-ui/plain-rule.js';
import type { Found } from './search/plain.js';

export interface PageProps {
  readonly text: Text;
  readonly book: Rulebook;
  readonly game: string;
  readonly words: Catalogue;
  /** Heading level of the title; chapters are one level below. */
  readonly level: number;
  /** Result of the search; `undefined` if nothing is searched. */
  readonly found: Found | undefined;
  readonly marked: string | null;
  readonly phase: string;
  /** The rules that have a lesson, and the rule whose lesson is open. */
  readonly taught: ReadonlySet<string>;
  readonly lesson: string | undefined;
  readonly pictured: (rule: string) => boolean;
  /** The table cell whose lesson is open, with that lesson packed in one word. */
  readonly tried: Tried | undefined;
  /** Id of the term whose definition is shown. */
  readonly term: string | undefined;
  /** The rule whose address was copied last, and the one whose address is shown for copying by hand. */
  readonly copied: string | undefined;
  readonly shown: string | undefined;
  readonly explain: (term: string | undefined) => void;
  readonly toggle: (rule: string) => void;
  readonly tryCell: (rule: RuleText, row: number, column: number) => void;
  readonly copy: (rule: string) => void;
  readonly goTo: (chapter: number) => void;
  /** Marks a rule, and leads the reader there. */
  readonly show: (rule: string) => void;
}

export interface Tried {
  readonly rule: string;
  readonly row: number;
  readonly column: number;
  readonly data: string;
}

/** The lesson of a table cell in one word. */
export async function packedLesson({ table }: RuleText, row: number, column: number): Promise<string> {
  const [lesson, { pack }] = await Promise.all([table!.lesson!(row, column), import('../../loading/packed.js')]);
  return pack(JSON.stringify(lesson));
}

/** Whether the fragment is a page of its own: a router would leave it for one with the name of a rule. */
const isRouted = (): boolean => /^#!?\//.test(location.hash);
/** Address of a rule on this page, or of the page if its fragment is not free. */
export const ruleAddress = (rule: string): string => {
  const address = new URL(location.href);
  if (!isRouted()) address.hash = rule;
  return address.href;
};

const hits = (text: string, { found }: PageProps) =>
  found ? found.pieces(text).map((piece) => (piece.hit ? html`<mark>${piece.text}</mark>` : piece.text)) : text;
const isFound = (rule: RuleText, { found }: PageProps): boolean => found?.has(rule) ?? true;

function term(id: string, name: string, shown: string, props: PageProps): TemplateResult {
  const { book, term: open, explain } = props;
  return html`<span class="term" @pointerenter=${() => explain(id)} @pointerleave=${() => explain(undefined)}
    ><button
      aria-describedby=${id}
      @focus=${() => explain(id)}
      @blur=${() => explain(undefined)}
      @click=${() => explain(id)}
    >
      ${hits(shown, props)}</button
    ><span class="tip" id=${id} ?hidden=${open !== id}>${book.terms[name]}</span></span
  >`;
}

function sentence(rule: string, text: string, props: PageProps) {
  return text.split(/\[\[(.*?)\]\]/).map((part, i) => {
    if (i % 2 === 0) return hits(part, props);
    const [name = '', shown = name] = part.split('|');
    return Object.hasOwn(props.book.terms, name) ? term(`${rule}-${i}`, name, shown, props) : hits(shown, props);
  });
}

/** A table. If its cells can be tried, they are buttons, and the open lesson stands below the table. */
function table(rule: RuleText, { caption, head, rows, lesson }: RuleTable, props: PageProps): TemplateResult {
  const { text, game, words, tryCell } = props;
  const tried = props.tried?.rule === rule.id ? props.tried : undefined;
  const cellOf = (name: string, cell: string, row: number, column: number) => {
    if (!lesson) return html`<td>${cell}</td>`;
    const isOpen = tried?.row === row && tried.column === column;
    return html`<td>
      <button
        data-cell=${`${row} ${column}`}
        aria-expanded=${isOpen ? 'true' : 'false'}
        aria-label=${text('rulebook.tryCell', { row: name, column: head[column + 1]!, cell })}
        @click=${() => tryCell(rule, row, column)}
      >
        ${cell}
      </button>
    </td>`;
  };
  return html`<div class="table" tabindex="0" role="group" aria-label=${caption}>
      <table>
        <caption>
          ${caption}${lesson ? html`<span class="try">. ${text('rulebook.tryTable')}</span>` : nothing}
        </caption>
        <thead>
          <tr>
            ${head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col">${cell}</th>`))}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, ...cells], row) =>
              html`<tr>
                <th scope="row">${name}</th>
                ${cells.map((cell, column) => cellOf(name!, cell, row, column))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      tried
        ? html`<div class="lesson" part="lesson">
            <playable-lesson
              load="now"
              game=${game}
              data=${tried.data}
              lang=${text.lang}
              .words=${words}
            ></playable-lesson>
            <button data-close @click=${() => tryCell(rule, tried.row, tried.column)}>${text('rulebook.close')}</button>
          </div>`
        : nothing
    }`;
}

function paragraph(rule: RuleText, props: PageProps): TemplateResult {
  const { text, marked, lesson, taught, game, words, toggle, copy } = props;
  const { id, ruling, readings } = rule;
  const isOpen = lesson === id;
  const isShown = isOpen || props.tried?.rule === id || isFound(rule, props);
  const stay = (event: Event) => {
    if (!isRouted()) return;
    event.preventDefault();
    props.show(id);
  };
  return html`<div
    class="rule"
    part="rule"
    data-rule=${id}
    ?hidden=${!isShown}
    aria-current=${marked === id ? 'true' : nothing}
  >
    <a class="id" href=${ruleAddress(id)} @click=${stay} aria-label=${text('rulebook.link', { rule: id })}
      >${hits(id, props)}</a
    >
    <div class="text">
      <p class="sentence">${sentence(id, rule.text, props)}</p>
      ${rule.table ? table(rule, rule.table, props) : nothing}
      ${props.pictured(id) ? html`<div class="position" data-picture=${id} aria-hidden="true" inert></div>` : nothing}
      ${
        ruling === undefined
          ? nothing
          : html`<p class="ruling"><strong>${text('rulebook.ruling')}</strong> ${hits(ruling, props)}</p>`
      }
      ${
        readings
          ? html`<p class="label">${text('rulebook.readings')}</p>
              <dl class="readings">
                ${readings.map(
                  (reading) =>
                    html`<div>
                      <dt>${new Intl.DisplayNames([text.lang], { type: 'language' }).of(reading.lang)}</dt>
                      <dd>${hits(reading.text, props)}</dd>
                    </div>`,
                )}
              </dl>`
          : nothing
      }
    </div>
    <div class="tools">
      ${
        taught.has(id)
          ? html`<button
              data-lesson=${id}
              aria-expanded=${isOpen ? 'true' : 'false'}
              aria-label=${text('rulebook.lessonOf', { rule: id })}
              @click=${() => toggle(id)}
            >
              ${text('rulebook.lesson')}
            </button>`
          : nothing
      }
      <button
        data-copy=${id}
        aria-label=${text('ui.named', { what: text('rulebook.copy'), name: id })}
        @click=${() => copy(id)}
      >
        ${text(props.copied === id ? 'rulebook.copied' : 'rulebook.copy')}
      </button>
      ${
        props.shown === id
          ? html`<label class="address"
              >${text('rulebook.address')} <input readonly .value=${ruleAddress(id)}
            /></label>`
          : nothing
      }
    </div>
    ${
      isOpen
        ? html`<div class="lesson" part="lesson">
            <playable-lesson load="now" game=${game} rule=${id} lang=${text.lang} .words=${words}></playable-lesson>
            <button data-close @click=${() => toggle(id)}>${text('rulebook.close')}</button>
          </div>`
        : nothing
    }
  </div>`;
}

/** The text of a rule where it stands alone: one that the next rule continues does not end in a comma. */
const fullText = ({ text }: RuleText): string => plainRule(text).replace(/[,;:]$/, ' …');

/** Links to the rules that match the query best, best first. */
export function answers({ book, text, found, show }: PageProps): TemplateResult | typeof nothing {
  const rules = book.chapters.flatMap(({ rules }) => rules);
  const best = (found?.best ?? []).flatMap((id) => rules.find((rule) => rule.id === id) ?? []);
  if (best.length === 0) return nothing;
  const go = (rule: string) => (event: Event) => {
    event.preventDefault();
    show(rule);
  };
  const isSure = (found?.answer ?? 'sure') === 'sure';
  const label = text(isSure ? 'rulebook.best' : 'rulebook.nearest');
  return html`<nav class="best" aria-label=${label}>
    <p class="label">${label}</p>
    <ol>
      ${best.map(
        (rule) =>
          html`<li>
            <a href=${ruleAddress(rule.id)} data-best=${rule.id} @click=${go(rule.id)}>${fullText(rule)}</a>
          </li>`,
      )}
    </ol>
  </nav>`;
}

export function contents({ book, text, phase, goTo }: PageProps): TemplateResult {
  const go = (i: number) => (event: Event) => {
    event.preventDefault();
    goTo(i);
  };
  const link = (i: number, says: string) => {
    const [rule] = book.chapters[i]!.rules;
    return rule ? html`<a href=${ruleAddress(rule.id)} @click=${go(i)}>${says}</a>` : says;
  };
  const now = book.chapters.findIndex(({ phases }) => phases.includes(phase));
  return html`<div class="contents" part="contents">
    ${now < 0 ? nothing : html`<p class="here">${text('rulebook.here')} ${link(now, book.chapters[now]!.title)}</p>`}
    <details open>
      <summary>${text('rulebook.chapters')}</summary>
      <ol>
        ${book.chapters.map(({ title }, i) => html`<li aria-current=${i === now ? 'step' : nothing}>${link(i, title)}</li>`)}
      </ol>
    </details>
  </div>`;
}

export function chapters(props: PageProps): TemplateResult[] {
  const { book, text, level, phase, lesson, tried } = props;
  return book.chapters.map(({ title, phases, rules }, i) => {
    const isShown = rules.some((rule) => [lesson, tried?.rule].includes(rule.id) || isFound(rule, props));
    const isNow = phases.includes(phase);
    return html`<div class=${isNow ? 'chapter current' : 'chapter'} part="chapter" ?hidden=${!isShown}>
      <p class="title" role="heading" aria-level=${level + 1} tabindex="-1" data-chapter=${i}>${title}</p>
      ${isNow ? html`<p class="label">${text('rulebook.now')}</p>` : nothing}
      ${rules.map((rule) => paragraph(rule, props))}
    </div>`;
  });
}

/** The terms with their definitions, for print, where a reader cannot point at a term. */
export const glossary = ({ book, text, level }: PageProps): TemplateResult =>
  html`<div class="glossary">
    <p class="title" role="heading" aria-level=${level + 1}>${text('rulebook.terms')}</p>
    <dl>
      ${Object.entries(book.terms).map(
        ([term, meaning]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
