// Stands for test/games/once.ts: what is made once is made anew for each mutant, by the rules as that mutant has them.
export const once = (make) => {
  let made;
  globalThis.before(() => (made = undefined));
  return () => (made ??= { value: make() }).value;
};
