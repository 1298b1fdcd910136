// A configuration builds the same sources as modules, as classic scripts and for workers.
const made = new Map();

/**
 * Wraps a Rollup plugin so that `transform` runs once for each module in all builds of a configuration. Only for a plugin
 * that depends on nothing but the module, and that every build makes with the same options.
 */
export const memoized = (plugin) => ({
  ...plugin,
  transform(source, id) {
    const key = [plugin.name, id, source].join('\0');
    if (!made.has(key)) made.set(key, plugin.transform.call(this, source, id));
    return made.get(key);
  },
});
