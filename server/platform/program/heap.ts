import { setFlagsFromString } from 'node:v8';

/** In percent of what is live. V8 alone lets a small heap grow to several times that. */
const MAX_GROWTH = 40;

/**
 * Has V8 collect its garbage before much of it has gathered, so that a long export does not make the process large. It
 * holds for the whole process, from the next collection on.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${MAX_GROWTH}`);
}
