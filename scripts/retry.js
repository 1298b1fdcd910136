/**
 * A rollup plugin for the loader's `import()`. Chromium up to 153 remembers for the life of a page that a module could
 * not be fetched, and asks for it no more; scripts it asks for each time. So the classic build comes instead.
 */
const classic = `new Promise((resolve, reject) => {
  const element = document.createElement('script');
  element.src = new URL('../classic/core.js', import.meta.url);
  element.onload = resolve;
  element.onerror = () => { element.remove(); reject(error); };
  document.head.append(element);
})`;

export const retry = () => ({
  name: 'retry',
  renderDynamicImport: () => ({ left: 'import(', right: `).catch((error) => ${classic})` }),
});
