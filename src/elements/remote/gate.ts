/** A promise that is settled from outside. */
export function gate() {
  let open!: () => void;
  let refuse!: (why: unknown) => void;
  const promise = new Promise<void>((resolve, reject) => {
    open = resolve;
    refuse = reject;
  });
  promise.catch(() => undefined); // nobody may be waiting
  return { promise, open, refuse };
}
