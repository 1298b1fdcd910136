/** Names for formats that allow less than XState: the same thing has the same name, and no two have one. */
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
