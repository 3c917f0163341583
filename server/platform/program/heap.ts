import { setFlagsFromString } from 'node:v8';

/** Growth of the heap in percent of the live data. By default V8 lets a small heap grow to several times that. */
const MAX_GROWTH = 40;

/**
 * Makes V8 collect garbage early, so that a long export does not enlarge the process. Applies to the whole process,
 * from the next collection on.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${MAX_GROWTH}`);
}
