import { openFirestoreEngine } from '#local-firebase/firestore/engine.ts';
import { admin, setWrite } from './builders.ts';

/** Run as a process of its own: commits pairs for ever and prints each number that is acknowledged. */
const engine = await openFirestoreEngine({ file: process.argv[2] ?? null });
let next = 0;

async function commitForEver(): Promise<void> {
  for (;;) {
    const n = next++;
    await engine.commit(admin, [setWrite(`left/${n}`, { n }), setWrite(`right/${n}`, { n })]);
    process.stdout.write(`${n}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, commitForEver));
