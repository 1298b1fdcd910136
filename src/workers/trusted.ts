/** The addresses of scripts under Trusted Types. */
interface Policy {
  createScriptURL(address: string): string;
}
let policy: Policy | undefined;

/** The address of a script, as a page with Trusted Types takes it. Throws an error where the page does not allow the policy `playable-rules`. */
export function trusted(address: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  // One policy for the whole page: the browser may refuse a second one of the same name.
  policy ??= trustedTypes?.createPolicy('playable-rules', { createScriptURL: (url) => url });
  return policy?.createScriptURL(address) ?? address;
}
