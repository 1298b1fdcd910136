// A configuration builds the same sources for modules, for classic scripts and for workers.
const made = new Map();

/**
 * A Rollup plugin whose `transform` works each module out once for all builds of a configuration. Only for one that looks at
 * nothing but the module, and that is made with the same options each time.
 */
export const remembered = (plugin) => ({
  ...plugin,
  transform(source, id) {
    const key = [plugin.name, id, source].join('\0');
    if (!made.has(key)) made.set(key, plugin.transform.call(this, source, id));
    return made.get(key);
  },
});
