import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';

/** The check holds for any such values: so many are tried as `runs` says, or a share of that. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void | Promise<void>,
  share = 1,
): Promise<void> {
  const property = fc.asyncProperty(...arbitraries, async (...values) => {
    // What `expect` returns is no answer to a property.
    await check(...values);
  });
  return fc.assert(property, { numRuns: runs(share) });
}
