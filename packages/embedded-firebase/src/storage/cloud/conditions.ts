import { StorageError } from '../objects/storage-error.ts';
import type { StoredObject } from '../objects/stored-object.ts';

/** Of each parameter, whether the object that is there (null: none is) meets it. */
const TESTS: Record<string, (object: StoredObject | null, asked: string) => boolean> = {
  GenerationMatch: (object, asked) => String(object?.generation ?? 0) === asked,
  GenerationNotMatch: (object, asked) => String(object?.generation ?? 0) !== asked,
  MetagenerationMatch: (object, asked) => String(object?.metageneration) === asked,
  MetagenerationNotMatch: (object, asked) => String(object?.metageneration) !== asked,
};

/**
 * The preconditions of a call: `ifGenerationMatch` and its kind, or with `ifSource` those of what is copied.
 * @throws StorageError 412, and 400 for what is no number
 */
export function requireConditions(
  query: URLSearchParams,
  object: StoredObject | null,
  prefix: 'if' | 'ifSource' = 'if',
): void {
  for (const [what, test] of Object.entries(TESTS)) {
    const asked = query.get(`${prefix}${what}`);
    if (asked === null) continue;
    if (!/^\d+$/.test(asked)) throw new StorageError(400, `Invalid ${prefix}${what}: ${asked}`);
    if (test(object, asked)) continue;
    const message = 'At least one of the pre-conditions you specified did not hold.';
    throw new StorageError(412, message);
  }
}
