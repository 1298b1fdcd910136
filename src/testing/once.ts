/** Makes a value when it is first asked for, so that a fault in the rules fails a test and not the whole file. */
export const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined;
  return () => (made ??= { value: make() }).value;
};
