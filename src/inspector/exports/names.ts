/**
 * Returns a function that maps ids to names of a more limited format: the same id always gets the same name, and no two
 * ids share one. `allow` replaces characters that the format does not allow.
 */
export function namer(allow: (id: string) => string): (id: string) => string {
  const names = new Map<string, string>();
  const used = new Set<string>();
  return (id) => {
    let name = names.get(id);
    if (name !== undefined) return name;
    const stem = allow(id);
    name = stem;
    for (let n = 2; used.has(name); n++) name = `${stem}_${n}`;
    names.set(id, name);
    used.add(name);
    return name;
  };
}
