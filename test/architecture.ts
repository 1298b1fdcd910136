/**
 * The layers of `src/` and which layers each may import. Works on any map of path -> source, so that the test can prove
 * on planted sources that each rule can fail.
 */
import { posix } from 'node:path';
import ts from 'typescript';

export type Sources = Readonly<Record<string, string>>;

interface Import {
  /** The specifier of a package or Node module, or the path of one of our sources, such as `src/kernel/game.ts`. */
  readonly target: string;
  readonly lazy: boolean;
  readonly typeOnly: boolean;
}

interface Source {
  readonly imports: readonly Import[];
  /** The browser globals that it uses: `document`, `HTMLElement`, ... */
  readonly dom: readonly string[];
  readonly defines: boolean;
  /** Its classes with their numbers of public members, without Lit's callbacks. */
  readonly classes: readonly (readonly [name: string, members: number])[];
  readonly lines: number;
}

/** The rules of a game: pure functions over the table, independent of the statechart that calls them and of the drawing. */
const RULES = /^src\/games\/[^/]+\/(rules\/|table\.|map\.|setup\.|queries\.|changes\.)/;
const ABOVE_RULES = /\/(machine|ui|index|bot)\.ts$|\/(board|lessons|text)\//;

/** What the elements know about every game before its code is fetched. */
const ABOUT = /^src\/games\/[^/]+\/about\.ts$/;

/** What every layer but the lowest may import; the lists below add to it. */
const GROUND = ['src/kernel/', 'src/markup/'];
/** What every layer that touches the page may import. */
const PAGE = 'src/dom/';
/** What the kit and the elements may import. */
const SHOWING = [...GROUND, PAGE, 'src/i18n/', 'src/inspector/', 'src/game-ui/', 'src/drawing/', 'lit', 'xstate'];
/** The entry of the kit for rules, which needs no page. */
const RULES_KIT = 'src/kit/index.ts';
/** Of the library, our games import only the entries of the kit, as games of other packages do. */
const GAME_IMPORTS = [RULES_KIT, 'src/kit/board.ts', 'src/kit/worker.ts', 'lit'];
const ELEMENT_IMPORTS = [
  ...SHOWING,
  'src/loading/',
  'src/playthrough/',
  'src/interaction/',
  'src/bots/',
  'src/workers/',
  'src/embed/',
];
/** The rooms that the elements share. Imports run down only, and `board` and `panel` do not know each other. */
const [UI, SESSION, BOARD, PANEL, MENU] = ['ui', 'session', 'board', 'panel', 'menu'].map(
  (room) => `src/elements/${room}/`,
) as [string, string, string, string, string];
const ROOMS = [UI, SESSION, BOARD, PANEL, MENU];
/** What each layer may import, as prefixes of targets, besides itself and its own game. The first matching row applies. */
const LAYERS: readonly (readonly [layer: RegExp, may: readonly string[]])[] = [
  [/^src\/kernel\//, ['xstate', 'pure-rand']],
  [/^src\/(dom|markup)\//, []],
  [/^src\/playthrough\//, [...GROUND, 'xstate']],
  [/^src\/interaction\//, [...GROUND, 'xstate']],
  [/^src\/i18n\//, GROUND],
  [/^src\/inspector\//, [...GROUND, PAGE, 'src/playthrough/', 'xstate', '@dagrejs/dagre', '@statelyai/inspect']],
  [/^src\/workers\//, []],
  [/^src\/bots\//, [...GROUND, 'src/playthrough/', 'src/workers/']],
  [/^src\/game-ui\//, [...GROUND, PAGE, 'src/i18n/', 'src/inspector/', 'src/bots/', 'lit']],
  // What games of other packages are made of. The part that draws is apart, so that rules need no page.
  [/^src\/kit\//, [...SHOWING, 'src/bots/']],
  // Tests of games: what `page.ts` reaches runs on a page, the rest in Node.
  [/^src\/testing\//, ['src/', 'node:', 'lit', 'xstate', '@lit-labs/ssr', 'fast-check']],
  [/^src\/loading\//, [...GROUND, PAGE, 'src/i18n/', 'src/game-ui/', 'src/bots/', 'src/workers/']],
  [/^src\/drawing\//, [...GROUND, PAGE, 'src/i18n/', 'src/game-ui/', 'lit']],
  // Hand-written and generated modules that list the games.
  [
    /^src\/games\/(index|list|lesson|rulebook)\.ts$|^src\/games\/generated\//,
    [...GROUND, 'src/i18n/', 'src/inspector/', 'src/game-ui/', 'src/loading/', 'src/bots/', 'src/games/'],
  ],
  [RULES, [RULES_KIT]],
  // What our site, stories and tests know about a game.
  [/^src\/games\/[^/]+\/(site\/|transcripts\.ts$)/, [...GAME_IMPORTS, 'src/game-ui/about.ts']],
  [/^src\/games\/[^/]+\//, GAME_IMPORTS],
  [/^src\/embed\//, [...SHOWING, 'src/loading/', 'src/playthrough/', 'src/games/index.ts']],
  [/^src\/elements\/ui\//, ELEMENT_IMPORTS],
  [/^src\/elements\/session\//, [...ELEMENT_IMPORTS, UI]],
  [/^src\/elements\/(board|panel|story|help)\//, [...ELEMENT_IMPORTS, UI, SESSION]],
  [/^src\/elements\/menu\//, [...ELEMENT_IMPORTS, UI, SESSION, PANEL]],
  [
    /^src\/elements\/playable-rulebook\//,
    [...ELEMENT_IMPORTS, ...ROOMS, 'minisearch', '@orama/stemmers', '@orama/stopwords'],
  ],
  // Only this file knows the client of the server's engine, and only a reader who asks for it loads the other.
  [/^src\/elements\/remote\/connection\.ts$/, ['src/playthrough/', '@colyseus/sdk']],
  [/^src\/elements\/remote\/qr\.ts$/, ['lit', 'lean-qr']],
  [/^src\/elements\/[^/]+\//, [...ELEMENT_IMPORTS, ...ROOMS, 'src/elements/story/']],
  [/^src\/embed-page\//, [...ELEMENT_IMPORTS, ...ROOMS]],
  // The command line runs in Node only: pages never load the packages that it parses and renders with.
  [/^src\/cli\//, ['src/', 'node:', '@lit-labs/ssr', 'parse5', 'mdast', 'mdast-util-from-markdown', 'vite']],
  // Plugins for builds, which run in Node.
  [/^src\/(vite|webpack)\.ts$/, ['node:', 'vite']],
  [/^src\/[^/]+$/, ['src/', 'lit']],
];
const NODE_ONLY = 'src/cli/';
/** Layers that must run without a browser. So must everything that `src/index.ts` or a game's `index.ts` reaches. */
const HEADLESS = /^src\/(kernel|playthrough|interaction)\//;
const HEADLESS_DOOR = /^src\/(index|kit\/index|games\/[^/]+\/index)\.ts$/;
/** Entry points for pages. None may load a game eagerly, because a page should load only the games that it shows. */
const PAGE_DOOR = /^src\/(index|define|loader|register|boards|playable-\w+)\.ts$/;
/** Files that register elements. Each element may show another one, so each file can load the others. */
const ENTRY = /^src\/(tags|register|boards|playable-\w+)\.ts$/;
/** The suite's entry point for pages. The rest of the suite needs Node. */
const PAGE_SUITE = 'src/testing/page.ts';
/** A game's entry points. */
const GAME_DOOR = /^src\/games\/[^/]+\/(index|picture|ui|extras)\.ts$/;
/** Packages that no entry point may load eagerly, because they are needed only on demand. */
const ON_DEMAND = ['@colyseus/sdk', '@dagrejs/dagre', '@statelyai/inspect', 'lean-qr', 'minisearch'];
/** Texts, lessons and data may exceed the limit on lines. */
const MAY_BE_LONG = /\/(text|lessons|data)\//;

const DOM = new Set(
  'window document navigator location localStorage sessionStorage customElements HTMLElement Element Node Event CustomEvent requestAnimationFrame ResizeObserver IntersectionObserver Worker fetch'.split(
    ' ',
  ),
);

/** Every breach of the rules above, each as one sentence that names the file. */
export function breaches(sources: Sources): string[] {
  const files = new Map(Object.entries(sources).map(([path, text]) => [path, read(path, text, sources)]));
  const found: string[] = [];
  for (const [path, source] of files) {
    const report = (what: string) => found.push(`${path} ${what}`);
    for (const { target, typeOnly } of source.imports) {
      const why = forbidden(path, target);
      if (why) report(`imports ${target}: ${why}`);
      if (ABOUT.test(path) && !typeOnly) report(`imports ${target}: the elements load it at once, so only types`);
    }
    if (HEADLESS.test(path)) for (const name of source.dom) report(`knows the page: ${name}`);
    if (HEADLESS_DOOR.test(path)) {
      for (const [reached, via] of closure(path, files)) {
        if (isPackage(reached, 'lit')) report(`reaches lit through ${via}`);
        for (const name of files.get(reached)?.dom ?? []) report(`knows the page through ${reached}: ${name}`);
      }
    }
    if (PAGE_DOOR.test(path)) {
      for (const [reached, via] of closure(path, files, (i) => !i.lazy && !i.typeOnly))
        if (gameOf(reached) && !ABOUT.test(reached))
          report(`loads the game ${gameOf(reached)} at once, through ${via}`);
    }
    if (PAGE_DOOR.test(path) || GAME_DOOR.test(path)) {
      for (const [reached, via] of closure(path, files, (i) => !i.lazy && !i.typeOnly))
        if (ON_DEMAND.some((name) => isPackage(reached, name))) report(`loads ${reached} at once, through ${via}`);
    }
    if (path === PAGE_SUITE) {
      for (const [reached, via] of closure(path, files, (i) => !i.typeOnly))
        if (/^(node:|fast-check|@lit-labs\/ssr)/.test(reached))
          report(`reaches ${reached}, which needs Node, through ${via}`);
    }
    if (source.defines && path !== 'src/register.ts') report('registers an element: only src/register.ts may');
    for (const [name, members] of source.classes)
      if (members > 25) report(`has the class ${name} with ${members} public members, more than 25`);
    if (source.lines > 400 && !MAY_BE_LONG.test(path)) report(`has ${source.lines} lines, more than 400`);
  }
  for (const cycle of cycles(files, (i) => !i.typeOnly))
    if (!cycle.every((path) => ENTRY.test(path))) found.push(`${cycle.join(' and ')} import each other`);
  for (const cycle of cycles(files, () => true)) {
    const folders = new Set(cycle.filter((path) => !ENTRY.test(path)).map((path) => posix.dirname(path)));
    if (folders.size > 1) found.push(`${cycle.join(' and ')} need each other’s types, in several folders`);
  }
  return found;
}

const gameOf = (path: string) => /^src\/games\/(?!generated\/)([^/]+)\//.exec(path)?.[1];
const isPackage = (target: string, name: string) => target === name || target.startsWith(`${name}/`);

function forbidden(path: string, target: string): string | undefined {
  const mine = gameOf(path);
  const theirs = gameOf(target);
  if (target.startsWith(NODE_ONLY) && !path.startsWith(NODE_ONLY))
    return 'only src/cli may import what runs in Node only';
  if (theirs && mine && theirs !== mine) return 'games never import each other';
  if (theirs && /^src\/(elements|embed|embed-page|game-ui|drawing)\//.test(path)) return 'elements never import a game';
  if (theirs && RULES.test(path) && ABOVE_RULES.test(target))
    return 'rules may import neither the chart nor the drawing';
  if (!target.startsWith('src/') && target.includes('/') && /^(test|stories|docs-site|scripts|dist)\//.test(target))
    return 'sources import nothing from outside src/';
  const [layer, may] = LAYERS.find(([pattern]) => pattern.test(path)) ?? [/$^/, []];
  const allowed =
    layer.test(target) ||
    (mine && mine === theirs) ||
    may.some((prefix) => (/[/:]$/.test(prefix) ? target.startsWith(prefix) : isPackage(target, prefix)));
  return allowed ? undefined : `this layer may import only ${may.join(', ')}`;
}

/** Everything that a file imports directly or indirectly, each with the file that imports it. */
function closure(from: string, files: ReadonlyMap<string, Source>, follow: (i: Import) => boolean = () => true) {
  const reached = new Map<string, string>();
  const visit = (path: string) => {
    for (const i of files.get(path)?.imports ?? []) {
      if (!follow(i) || reached.has(i.target) || i.target === from) continue;
      reached.set(i.target, path);
      visit(i.target);
    }
  };
  visit(from);
  return reached;
}

/** The groups of files that reach each other through imports: Tarjan's strongly connected components. */
function cycles(files: ReadonlyMap<string, Source>, follow: (i: Import) => boolean): string[][] {
  const found: string[][] = [];
  const open: string[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const visit = (path: string) => {
    const at = order.size;
    order.set(path, at);
    lowest.set(path, at);
    open.push(path);
    for (const { target } of files.get(path)!.imports.filter(follow)) {
      if (!files.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!));
    }
    if (lowest.get(path) !== at) return;
    const cycle = open.splice(open.indexOf(path));
    if (cycle.length > 1) found.push(cycle);
  };
  for (const path of files.keys()) if (!order.has(path)) visit(path);
  return found;
}

function read(path: string, text: string, sources: Sources): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const dom = new Set<string>();
  const classes: (readonly [string, number])[] = [];
  let defines = false;
  const add = (specifier: ts.Node | undefined, lazy: boolean, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push({ target: resolve(path, specifier.text, sources), lazy, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, false, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, false, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node)) {
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, false, true);
    } else if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], true, false);
      defines ||= /\bcustomElements\.define$/.test(node.expression.getText());
    } else if (ts.isClassLike(node)) {
      classes.push([node.name?.text ?? '', publicMembers(node)]);
    } else if (ts.isDecorator(node)) {
      defines ||= /^@customElement\b/.test(node.getText());
    } else if (ts.isIdentifier(node) && DOM.has(node.text) && isUse(node)) {
      dom.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { imports, dom: [...dom], defines, classes, lines: text.split('\n').length - Number(text.endsWith('\n')) };
}

/** The number of public members; a getter and its setter are one. Lit calls `host…` of controllers, so these do not count. */
function publicMembers({ members }: ts.ClassLikeDeclaration): number {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static;
  const names = members.flatMap((member) => {
    const isHidden =
      !member.name || ts.isPrivateIdentifier(member.name) || ts.getCombinedModifierFlags(member) & hidden;
    return isHidden ? [] : [member.name.getText()];
  });
  return new Set(names.filter((name) => !/^host[A-Z]/.test(name))).size;
}

/** Whether an identifier refers to the global: not `x.name`, not `{ name: 1 }`, not a type's member, not declared here. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node);
}

function resolve(from: string, specifier: string, sources: Sources): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = posix.normalize(posix.join(posix.dirname(from), specifier));
  const candidates = [path.replace(/\.js$/, '.ts'), `${path}.ts`, `${path}/index.ts`];
  return candidates.find((candidate) => candidate in sources) ?? path;
}
