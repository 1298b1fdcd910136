/**
 * Links the scripts of the classic build, each a module that registers itself by a call, as Rollup writes them in its format
 * `system`: https://github.com/systemjs/systemjs/blob/main/docs/system-register.md. A page names one of them; that one's
 * imports are scripts that are added beside it. Every script that a page may name brings this with it, and the first stays.
 */
type Exports = Record<string, unknown>;
type Setter = (exports: Exports) => void;
interface Context {
  readonly meta: { readonly url: string };
  /** `beside` is what that script imports, as its importer knows before it has come. */
  import(path: string, beside?: readonly string[]): Promise<Exports>;
}
type Declare = (
  set: (name: string | Exports, value?: unknown) => unknown,
  context: Context,
) => { setters?: (Setter | undefined)[]; execute?(): void };

interface Registered {
  readonly url: string;
  /** The addresses of its imports. */
  readonly imports: readonly string[];
  readonly declare: Declare;
  readonly exports: Exports;
  /** Who wants to hear of what it exports. */
  readonly setters: Setter[];
  declared?: ReturnType<Declare>;
  isRun?: boolean;
}
export interface Linker {
  register(paths: readonly string[], declare: Declare): void;
  /** What the script at this address exports, when it and all that it imports have run. */
  import(url: string): Promise<Exports>;
}

export function createLinker(): Linker {
  const registered = new Map<string, Registered>();
  /** Those that are on their way. One that could not be fetched is asked for again the next time. */
  const coming = new Map<string, Promise<Registered>>();
  const scriptNow = () => document.currentScript as HTMLScriptElement;
  const first = scriptNow();

  const add = (url: string): Promise<Registered> =>
    new Promise<Registered>((resolve, reject) => {
      const element = document.createElement('script');
      element.src = url;
      element.nonce = first.nonce;
      if (first.crossOrigin !== null) element.crossOrigin = first.crossOrigin;
      const end = () => {
        coming.delete(url);
        const found = registered.get(url);
        if (found) return resolve(found);
        element.remove();
        reject(new Error(`${url} could not be loaded.`));
      };
      element.onload = element.onerror = end;
      document.head.append(element);
    });
  function get(url: string): Promise<Registered> {
    const here = registered.get(url);
    if (here) return Promise.resolve(here);
    if (!coming.has(url)) coming.set(url, add(url));
    return coming.get(url)!;
  }
  /** A script and all that it imports. */
  async function getWhole(url: string, asked = new Set<string>()): Promise<Registered> {
    asked.add(url);
    const found = await get(url);
    await Promise.all(found.imports.filter((each) => !asked.has(each)).map((each) => getWhole(each, asked)));
    return found;
  }
  /** As with modules, all are declared before the first runs: functions may be called by scripts that import each other. */
  function declare(of: Registered): void {
    if (of.declared) return;
    const { exports, url } = of;
    const set = (name: string | Exports, value?: unknown) => {
      Object.assign(exports, typeof name === 'string' ? { [name]: value } : name);
      of.setters.forEach((hear) => hear(exports));
      return value;
    };
    const bring = (path: string, beside: readonly string[] = []) => {
      // One that cannot be had is told of by the script that needs it.
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
  function run(of: Registered): void {
    if (of.isRun) return;
    of.isRun = true;
    of.imports.forEach((each) => run(registered.get(each)!));
    of.declared!.execute?.();
  }
  async function load(url: string): Promise<Exports> {
    const found = await getWhole(url);
    declare(found);
    run(found);
    return found.exports;
  }

  return {
    register(paths, declare) {
      const { src: url } = scriptNow();
      if (registered.has(url)) return;
      const imports = paths.map((path) => new URL(path, url).href);
      registered.set(url, { url, imports, declare, exports: {}, setters: [] });
      // One that nobody here has asked for is named by the page.
      if (!coming.has(url)) load(url).catch(console.error);
    },
    import: load,
  };
}
