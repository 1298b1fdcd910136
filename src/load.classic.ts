/**
 * `import()` of the classic build, which has no modules: adds the named script beside the core's own and gives what it
 * left behind. The build puts a call of this in the place of each `import()` of a game or of its words.
 */
const core = typeof document === 'undefined' ? null : (document.currentScript as HTMLScriptElement | null);
const asked = new Map<string, Promise<unknown>>();

/** `found` looks where the script leaves its exports: perhaps the page has it already. */
export function script<T>(name: string, found: () => T | undefined): Promise<T> {
  const add = () =>
    new Promise<T>((resolve, reject) => {
      const present = found();
      if (present) return resolve(present);
      const element = document.createElement('script');
      element.src = new URL(`${name}.js`, core?.src ?? document.baseURI).href;
      if (core?.crossOrigin != null) element.crossOrigin = core.crossOrigin;
      const fail = () => {
        asked.delete(name); // so that it can be asked for again, when the network is back
        element.remove();
        reject(new Error(`${element.src} could not be loaded.`));
      };
      element.onerror = fail;
      element.onload = () => {
        const exports = found();
        if (exports) resolve(exports);
        else fail();
      };
      document.head.append(element);
    });
  if (!asked.has(name)) asked.set(name, add());
  return asked.get(name) as Promise<T>;
}
