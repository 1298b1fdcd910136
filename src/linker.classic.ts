/**
 * Links the scripts of the classic build. Each is a module that registers itself, in Rollup's format `system`:
 * https://github.com/systemjs/systemjs/blob/main/docs/system-register.md. A page includes one of them; the linker adds script
 * elements for its imports. Each script that a page may include contains this linker; the first one on a page is used.
 */
import { safeDocument } from './dom/safe-document.js';
import { addressOf, missed, runningScript } from './dom/script-address.js';

type Exports = Record<string, unknown>;
type Setter = (exports: Exports) => void;
interface Context {
  readonly meta: { readonly url: string };
  /** `beside`: the imports of the script at `path`, to load them in parallel with it. */
  import(path: string, beside?: readonly string[]): Promise<Exports>;
}
type Declare = (
  set: (name: string | Exports, value?: unknown) => unknown,
  context: Context,
) => { setters?: (Setter | undefined)[]; execute?(): void };

interface Registered {
  readonly url: string;
  /** URLs of its imports. */
  readonly imports: readonly string[];
  readonly declare: Declare;
  readonly exports: Exports;
  /** Functions of its importers, called with its exports when these change. */
  readonly setters: Setter[];
  declared?: ReturnType<Declare>;
  isRun?: boolean;
  /** What the script or one of its imports threw. */
  thrown?: { readonly error: unknown };
}

const registered = new Map<string, Registered>();
/** Pending requests. A script that could not be loaded is requested again by the next import. */
const coming = new Map<string, Promise<Registered>>();
const first = runningScript();

const add = (url: string): Promise<Registered> =>
  new Promise<Registered>((resolve, reject) => {
    const element = safeDocument.createElement('script');
    element.src = url;
    element.nonce = first?.nonce ?? safeDocument.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    element.crossOrigin = first?.crossOrigin ?? null;
    const end = () => {
      coming.delete(url);
      const found = registered.get(url);
      if (found) return resolve(found);
      element.remove();
      reject(missed(url));
    };
    element.onload = element.onerror = end;
    safeDocument.head.append(element);
  });
function get(url: string): Promise<Registered> {
  const here = registered.get(url);
  if (here) return Promise.resolve(here);
  if (!coming.has(url)) coming.set(url, add(url));
  return coming.get(url)!;
}
/** Loads a script and all its imports, transitively. */
async function getWhole(url: string, asked = new Set<string>()): Promise<Registered> {
  asked.add(url);
  const found = await get(url);
  await Promise.all(found.imports.filter((each) => !asked.has(each)).map((each) => getWhole(each, asked)));
  return found;
}
/** As with ES modules, all scripts are declared before the first runs, so that circular imports may call functions. */
function declare(of: Registered): void {
  if (of.declared) return;
  const { exports, url } = of;
  const set = (name: string | Exports, value?: unknown) => {
    Object.assign(exports, typeof name === 'string' ? { [name]: value } : name);
    of.setters.forEach((hear) => hear(exports));
    return value;
  };
  const bring = (path: string, beside: readonly string[] = []) => {
    // Errors are ignored here: the load of the script that needs it reports them.
    beside.forEach((each) => void get(new URL(each, url).href).catch(() => undefined));
    return load(new URL(path, url).href);
  };
  of.declared = of.declare(set, { meta: { url }, import: bring });
  of.imports.forEach((each, n) => {
    const imported = registered.get(each)!;
    declare(imported);
    const hear = of.declared!.setters?.[n];
    if (!hear) return;
    imported.setters.push(hear);
    hear(imported.exports);
  });
}
/** As with ES modules, each import of a script that threw throws the same error. */
function run(of: Registered): void {
  if (of.thrown) throw of.thrown.error;
  if (of.isRun) return;
  of.isRun = true;
  try {
    of.imports.forEach((each) => run(registered.get(each)!));
    of.declared!.execute?.();
  } catch (error) {
    of.thrown = { error };
    throw error;
  }
}
/** Resolves to the exports of the script at this URL when it and its imports have run; rejects if one cannot be loaded. */
async function load(url: string): Promise<Exports> {
  const found = await getWhole(url);
  declare(found);
  run(found);
  return found.exports;
}

/** `file` is the file name of the script that runs now; `paths` are those of its imports. */
function register(file: string, paths: readonly string[], declare: Declare): void {
  const url = addressOf(file);
  if (registered.has(url)) return;
  const imports = paths.map((path) => new URL(path, url).href);
  registered.set(url, { url, imports, declare, exports: {}, setters: [] });
  // A script that the linker did not request is included by the page: run it.
  if (!coming.has(url)) load(url).catch(console.error);
}

if (!playable_linker.register) Object.assign(playable_linker, { register, import: load });
