import { openJournal } from '#local-firebase/journal.ts';

/** Run as a process of its own: appends numbers for ever and prints each one that is acknowledged. */
const written: number[] = [];
const journal = await openJournal<{ n: number }>(process.argv[2] ?? null, ({ n }) => {
  written.push(n);
});

async function appendForEver(): Promise<void> {
  for (;;) {
    const n = written.length;
    written.push(n);
    await journal.append({ n });
    process.stdout.write(`${n}\n`);
    if (n % 50 === 49) void journal.compact(written.map((value) => ({ n: value })));
  }
}

await Promise.all(Array.from({ length: 8 }, appendForEver));
