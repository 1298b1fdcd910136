/** Excerpts of our sources, by name, for pages that explain them. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The text of one of our files. */
export const wholeFile = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/**
 * The source of a declaration with the comment above it: of a file (`bid`), or of a property in it (`rules.bid`); the name
 * `import` is all that comes before the file's first declaration. Throws if the name does not exist, so that pages and sources
 * cannot diverge.
 */
export function excerpt(path: string, name: string): string {
  const text = wholeFile(path);
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  if (name === 'import') return text.slice(0, file.statements.findLast(ts.isImportDeclaration)!.end);
  const [first, ...rest] = name.split('.');
  let found: ts.Node | undefined = file.statements.find((statement) => namesOf(statement).includes(first!));
  for (const part of rest) found = found && property(found, part);
  if (!found) throw new Error(`${path}: nothing is called ${name}`);
  return dedent(text.slice(startOf(found, text), found.end));
}

/** The start of a node, including the comments directly above it. */
function startOf(node: ts.Node, text: string): number {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const start = comments.at(-1)?.pos ?? node.getStart();
  return text.lastIndexOf('\n', start) + 1;
}

function namesOf(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  if (
    (ts.isFunctionDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node)) &&
    node.name
  )
    return [node.name.text];
  return [];
}

function property(node: ts.Node, name: string): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (child: ts.Node): void => {
    if (found) return;
    const isNamed = (ts.isPropertyAssignment(child) || ts.isMethodDeclaration(child)) && child.name.getText() === name;
    if (isNamed) found = child;
    else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

function dedent(text: string): string {
  const lines = text.split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length));
  return lines.map((line) => line.slice(indent)).join('\n');
}
