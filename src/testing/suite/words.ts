/** Checks of a game's texts: each is a whole sentence in every language, and each is used somewhere. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { picture } from '../../embed/picture.js';
import { wordsOf } from '../../i18n/index.js';
import type { Text } from '../../i18n/text.js';
import { formatMove, type View } from '../../index.js';
import { chartOf } from '../../kernel/chart.js';
import { graphOf } from '../../inspector/graph.js';
import { commonWords } from '../../kit/common-words.js';
import { once } from '../random-games.js';
import { LANGUAGES, type Lang } from '../../i18n/languages.js';
import type { Checks, Subject } from '../subject.js';
import { GAMES, heardIn, type Heard } from './heard.js';
import { checkWhole, noting, tellerOf } from './teller.js';

/** How many of the games are heard in another language than English. */
const TRANSLATED = 3;

/** Checks every text of what was heard in this language. */
async function check(
  { ui, codes }: Subject,
  { seen, told }: Heard,
  say: (view: View) => Text,
  lang: Lang,
): Promise<void> {
  const { game } = ui;
  const whole = new Set<string>();
  const checkSentence = (sentence: string, what: string) => {
    if (whole.has(sentence)) return;
    whole.add(sentence);
    checkWhole(sentence, what, lang, codes);
  };
  for (const { key, fact, view } of told) {
    const text = say(view);
    assert.ok(text.has(key), `${lang}: no sentence for ${key}`);
    checkSentence(text(key, ui.factParams(fact.params, view)), key);
  }
  const drawn = new Set<string>();
  /** Renders the board and the scoreboard once for each phase, so that their keys count as used. */
  const draw = async (view: View) => {
    if (drawn.has(view.phase)) return;
    drawn.add(view.phase);
    const text = say(view);
    await collectResult(render(ui.scoreboard(view, { text })));
    for (const layout of ['wide', 'narrow'] as const)
      await picture(ui, view, text, { layout, markup: (drawing) => collectResult(render(drawing)) });
  };
  for (const { n, ply, view } of seen) {
    if (n >= (lang === 'en' ? GAMES : TRANSLATED)) break;
    const text = say(view);
    checkSentence(text(`phase:${view.phase}`), view.phase);
    const { code, params } = view.prompt;
    assert.ok(text.has(`prompt.${code}`), `${lang}: no sentence for prompt.${code}`);
    checkSentence(text(`prompt.${code}`, params), `prompt.${code}`);
    const theirs = `theirs.${view.phase}`;
    if (text.has(theirs)) checkSentence(text(theirs, params), theirs);
    await draw(view);
    if (ply % 4 === n % 4) {
      const said = view.moves.map((move) => ui.describeMove(move, view, text));
      said.forEach((sentence, i) => checkSentence(sentence, formatMove(game, view.moves[i]!)));
      assert.equal(new Set(said).size, said.length, `two moves have the same description: ${said.join(' | ')}`);
    }
    if (ply % 17 === n % 17) {
      const places = (['wide', 'narrow'] as const).flatMap((layout) => ui.anchors(view, layout).map(({ id }) => id));
      for (const id of new Set([...places, ...(ui.describedAnchors?.(view) ?? [])]))
        checkSentence(ui.label(id, view, text), `label ${id}`);
    }
  }
}

/** The folder of the package's own modules: sources here, built ones where the package is installed. */
const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

const TEXTS = new RegExp(String.raw`(^|[\\/.])(${LANGUAGES.join('|')}|text)\.\w+$`);
/** The modules of a folder as one text, without catalogues, lessons and the like. */
const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /(?<!\.d)\.[jt]sx?$/.test(name) &&
        !/(^|[\\/])(node_modules|lessons|rulebook|data)[\\/]/.test(name) &&
        !TEXTS.test(name),
    )
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

export function words(subject: Subject): Checks {
  const { ui } = subject;
  const { game } = ui;
  const chart = chartOf(game.machine);
  const english = once(() => ui.text('en'));
  const wants = async (key: string) => assert.ok((await english())[key], `en: no sentence for ${key}`);
  const checks: Record<string, () => unknown> = {
    async 'every phase has a name; every verb has a sentence, a group and its refusal where closed'() {
      for (const phase of chart.phases) await wants(`phase:${phase}`);
      for (const verb of Object.keys(game.fields)) {
        await wants(`move.${verb}`);
        await wants(`group:${verb}`);
      }
      for (const phase of chart.phases)
        for (const verb of Object.keys(chart.meta(phase).closed ?? {})) await wants(`refuse.closed.${verb}`);
    },
    async 'every seat, option and option value has a name'() {
      for (const seat of game.seats.keys()) await wants(`seat:${seat}`);
      for (const [name, values] of Object.entries(game.options)) {
        if (values.length > 0) await wants(`option.${name}`);
        for (const value of values) await wants(`option.${name}:${String(value)}`);
      }
    },
  };
  const heard = new Set<string>();
  for (const lang of subject.languages)
    checks[`every fact, refusal, prompt, move and place label is a whole sentence (${lang})`] = async () => {
      const catalogues = [noting(await ui.text(lang), heard), await wordsOf(lang)];
      await check(subject, heardIn(subject), await tellerOf(ui, lang, catalogues), lang);
    };
  const { folder } = subject;
  if (folder === undefined) return checks;
  checks['every catalogue key is used by random games or by a source file'] = async () => {
    const catalogue = await english();
    // Keys that sources ask for, literally or by their prefix, as in `phase:${id}`.
    const own = sourcesOf(folder);
    const shared = ['elements', 'game-ui', 'kit', 'embed', 'inspector', 'drawing', 'cli']
      .map((part) => sourcesOf(join(PACKAGE, part)))
      .join('\n');
    const all = own + shared;
    const classes = new Set([...all.matchAll(/[`'"]([a-zA-Z.]+[.:])(?:\$\{|['"`])/g)].map(([, name]) => name!));
    // A placeholder uses the terms of its name: `{rank}` is rendered by `rank:wizard`.
    for (const sentence of Object.values(catalogue))
      for (const [, path] of sentence.matchAll(/\{([\w.]+)\}/g)) classes.add(`${path!}:`);
    const guards = new Set(graphOf(game.machine).transitions.map(({ guard }) => `guard:${guard ?? 'else'}`));
    const rare = /^(fact|refuse|prompt|guard)[.:]/; // each of these has to come up in a game or be written in the sources
    const common = commonWords('en');
    const { chapters = [] } = (await ui.rulebook?.('en')) ?? {};
    const stated = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => `rule:${id}`)));
    const isAsked = (key: string): boolean => {
      if (heard.has(key) || guards.has(key) || stated.has(key)) return true;
      // Of the sentences that the kit adds to every game, a game need not use all.
      if (catalogue[key] === common[key]) return true;
      const quoted = (words: string) => [`'${words}'`, `"${words}"`, `\`${words}\``].some((q) => all.includes(q));
      if (quoted(key)) return true;
      if (!rare.test(key)) return [...classes].some((name) => key.startsWith(name));
      const code = key.slice(key.search(/[.:]/) + 1);
      return quoted(code) || code.split('.').every((part) => own.includes(part));
    };
    assert.deepEqual(
      Object.keys(catalogue).filter((key) => !isAsked(key)),
      [],
    );
  };
  return checks;
}
