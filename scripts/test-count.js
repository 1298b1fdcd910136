// Counts passed and failed tests from a runner's output: Node's (`ℹ pass 3`) or ours (`3 passed, 0 failed`).

/**
 * A runner that exits with an error but names no failed test counts as one failure, and so does a runner that ran no test
 * (unless `counts` is false): a crash must never look like a success.
 */
export function countTests({ code, output }, { counts = true } = {}) {
  let passed = 0;
  let failed = 0;
  for (const [, kind, n] of output.matchAll(/^(?:ℹ|#) (pass|fail|cancelled) (\d+)$/gm)) {
    if (kind === 'pass') passed += Number(n);
    else failed += Number(n);
  }
  for (const [, p, f] of output.matchAll(/^(\d+) passed, (\d+) failed\b/gm)) {
    passed += Number(p);
    failed += Number(f);
  }
  const broke = code !== 0 || (counts && passed === 0);
  return { passed, failed: failed === 0 && broke ? 1 : failed };
}
