/** The exports of our modules, with their doc comments. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface Exported {
  readonly name: string;
  /** `function`, `class`, `value` or `type`. */
  readonly kind: 'function' | 'class' | 'value' | 'type';
  /** The declaration as TypeScript prints it, without a body. */
  readonly form: string;
  readonly says: string;
  /** Whether a minor version may change it, which `@beta` says. */
  readonly isBeta: boolean;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
let made: { program: ts.Program; key: string } | undefined;
function programOf(paths: readonly string[]): ts.Program {
  const key = paths.join();
  if (made?.key !== key) {
    const options: ts.CompilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      skipLibCheck: true,
      experimentalDecorators: true,
      types: [],
    };
    made = { key, program: ts.createProgram(paths.map(source), options) };
  }
  return made.program;
}

/** The exports of each of these modules of `src/`, functions first. */
export function exportsOf(paths: readonly string[]): readonly (readonly Exported[])[] {
  const program = programOf(paths);
  const checker = program.getTypeChecker();
  return paths.map((path) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(source(path))!)!;
    return checker
      .getExportsOfModule(symbol)
      .map((exported) => describe(checker, exported))
      .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.name.localeCompare(b.name));
  });
}
const ORDER: readonly Exported['kind'][] = ['function', 'class', 'value', 'type'];

function describe(checker: ts.TypeChecker, exported: ts.Symbol): Exported {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const name = exported.name;
  const node = symbol.declarations![0]!;
  // What another package exports is described there.
  const [, other] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(node.getSourceFile().fileName) ?? [];
  const says = other
    ? `As in \`${other}\`.`
    : ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');
  const said = { name, says, isBeta: symbol.getJsDocTags(checker).some((tag) => tag.name === 'beta') };
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) return { ...said, kind: 'type', form: '' };
  if (symbol.flags & ts.SymbolFlags.Class) return { ...said, kind: 'class', form: `class ${name}` };
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const [signature] = type.getCallSignatures();
  if (!signature) {
    const form = checker.typeToString(type, node, ts.TypeFormatFlags.None);
    return { ...said, kind: 'value', form: `${name}: ${form}` };
  }
  const declared = signature.getDeclaration();
  const taken = declared.parameters.map((p) => p.getText().replace(/\s+/g, ' ')).join(', ');
  // The function of a constant with a type, such as `Check<boolean>`, is declared with that type's own parameters.
  const isTyped = ts.isVariableDeclaration(node) && node.type !== undefined;
  const given = (!isTyped && declared.type?.getText()) || checker.typeToString(signature.getReturnType());
  return { ...said, kind: 'function', form: `${name}(${taken}): ${given}` };
}
