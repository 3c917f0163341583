import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Growth of the heap in percent of the live data. By default V8 lets a small heap grow to several times that. */
const MAX_GROWTH = 40;

/**
 * Has WebAssembly (the embedded database, MJML's tools) compiled function by function, when one is called: most are not.
 * All at once takes a second of CPU and 40 MB. Applies to what is loaded from now on.
 */
export function compileWasmLate(): void {
  setFlagsFromString('--wasm-lazy-compilation');
}

/**
 * Makes V8 collect garbage early, so that a long export does not enlarge the process. Applies to the whole process,
 * from the next collection on.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${MAX_GROWTH}`);
}

/** Gives back what a start leaves behind, which would stay until the heap has grown again. Takes a tenth of a second. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
