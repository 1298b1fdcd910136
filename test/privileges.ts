/**
 * What the games of this repository use of the library: only what games of other packages can use too, which is what the
 * entries of the kit export. Works on any map of path -> source, as `architecture.ts` does.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Sources } from './architecture.js';

/** The entries of the package that games of other packages are written with. */
const DOORS = ['src/kit/index.ts', 'src/kit/board.ts', 'src/kit/worker.ts'];
/** The files of a game itself: its folder without what our documentation site, stories and tests know about it. */
const GAME = /^(src\/games\/[^/]+\/)(?!site\/|transcripts\.ts$)/;

/** A name that one module takes from another; `*` for all of its names. */
interface Use {
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
}

/** Every use of something that the kit does not export, by a game, each as one sentence that names file and thing. */
export function privileges(sources: Sources): string[] {
  const offered = DOORS.filter((door) => door in sources).flatMap((door) => exported(door, sources));
  const offers = ({ from, name, isType }: Use) =>
    offered.some((one) => one.from === from && (one.name === name || one.name === '*') && (isType || !one.isType));
  return Object.keys(sources).flatMap((path) => {
    const own = GAME.exec(path)?.[1];
    if (!own) return [];
    return uses(path, sources)
      .filter((use) => use.from.startsWith('src/') && !use.from.startsWith(own) && !offers(use))
      .map(({ from, name }) => `${path} uses ${name} of ${from}, which no entry of the kit exports`);
  });
}

/** What a module exports of others, also through `export * from`. */
const exported = (path: string, sources: Sources): Use[] =>
  uses(path, sources, ts.isExportDeclaration).flatMap((use) =>
    use.name === '*' && !use.isType ? exported(use.from, sources) : [use],
  );

/** What a module imports from others, and exports of them. */
function uses(path: string, sources: Sources, isWanted: (node: ts.Node) => boolean = () => true): Use[] {
  const found: Use[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean, names: ts.Node | undefined) => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return;
    const from = posix.join(posix.dirname(path), specifier.text).replace(/\.js$/, '.ts');
    if (names && (ts.isNamedImports(names) || ts.isNamedExports(names)))
      for (const one of names.elements)
        found.push({ from, name: (one.propertyName ?? one.name).text, isType: isType || one.isTypeOnly });
    else found.push({ from, name: '*', isType });
  };
  ts.forEachChild(ts.createSourceFile(path, sources[path]!, ts.ScriptTarget.Latest), function visit(node) {
    if (!isWanted(node)) return;
    if (ts.isImportDeclaration(node)) {
      const { importClause } = node;
      add(node.moduleSpecifier, importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword, importClause?.namedBindings);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, node.exportClause);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, undefined);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true, undefined);
    else ts.forEachChild(node, visit);
  });
  return found;
}
