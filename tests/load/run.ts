/** `npm run bench`: every benchmark of this folder, one after the other; exits 1 when one misses its aim. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Measurement {
  name: string;
  result: string;
  ok: boolean;
}

interface Benchmark {
  run: () => Promise<Measurement[]>;
}

const files = (await readdir(import.meta.dirname)).filter(
  (file) => file !== 'run.ts' && file.endsWith('.ts'),
);
const only = process.argv[2];
let missed = 0;
for (const file of files.filter((name) => !only || name.includes(only)).toSorted()) {
  const benchmark = (await import(join(import.meta.dirname, file))) as Benchmark;
  for (const { name, result, ok } of await benchmark.run()) {
    if (!ok) missed += 1;
    console.log(`${ok ? '  ' : '! '}${name}: ${result}`);
  }
}
process.exit(missed === 0 ? 0 : 1);
