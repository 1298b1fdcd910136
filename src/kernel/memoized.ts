/** Calls `make` once for each object, and then gives what it made. */
export function memoized<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    let made = known.get(of);
    if (made === undefined) known.set(of, (made = make(of)));
    return made;
  };
}
