/**
 * `npm run soak`: people work with two instances while everything around them breaks; exits 1 when anything was lost,
 * doubled or signed out. Three minutes, or SOAK_MINUTES; SOAK_SEED repeats the faults of a run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { seededRandom } from '../../fixtures/random.ts';
import { Answers } from './answers.ts';
import { breakThings } from './faults.ts';
import { findings, type Findings } from './findings.ts';
import { startPortal, type Portal } from './surroundings.ts';
import { Work } from './work.ts';

const MINUTE = 60_000;
/** Mails whose instance was killed wait until another one may take them. */
const LAST_MAILS = 4 * MINUTE;
const PARTS = 6;

const { SOAK_MINUTES: minutes, SOAK_SEED: seed } = z
  .object({
    SOAK_MINUTES: z.coerce.number().positive().default(3),
    SOAK_SEED: z.coerce
      .number()
      .int()
      .default(() => Date.now() % 1_000_000),
  })
  .parse(process.env);

const begun = Date.now();
const log = (what: string) => {
  console.log(`${((Date.now() - begun) / MINUTE).toFixed(1).padStart(5)} min  ${what}`);
};

console.log(`Soak of ${minutes} minutes, seed ${seed}`);
const portal = await startPortal();
const answers = new Answers(portal.front.port);
const work = new Work(answers, portal.tokens, seededRandom(seed + 1));
let found: Findings;
try {
  const until = Date.now() + minutes * MINUTE;
  await Promise.all([breakThings(portal, seededRandom(seed), until, log), watchMemory(portal)]);
  await work.stop();
  log('everything is whole again');
  found = await untilMailed();
  notify(found);
} finally {
  await portal.close();
}
process.exit(Object.values(found).every((count) => count === 0) ? 0 : 1);

async function watchMemory({ instances }: Portal): Promise<void> {
  for (let part = 1; part <= PARTS; part += 1) {
    await wait((minutes * MINUTE) / PARTS);
    const sizes = await Promise.all(instances.map((instance) => instance.resident()));
    log(`memory: ${sizes.map(megabytes).join(', ')}`);
  }
}

/** Mails go out after what they tell of. */
async function untilMailed(): Promise<Findings> {
  const last = Date.now() + LAST_MAILS;
  for (;;) {
    const now = await findings(portal.cluster.url, work, answers, portal.mailbox.received);
    if (now['mails lost'] === 0 || Date.now() > last) return now;
    await wait(1000);
  }
}

function notify(result: Findings): void {
  const { orders, messages, drafts, closed } = work;
  console.log(
    `${orders.size} orders, ${closed.size} seen closed, ${messages.size} messages, ${drafts.size} drafts, ` +
      `${portal.mailbox.received.length} mails; answers: ${JSON.stringify(Object.fromEntries(answers.count))}`,
  );
  for (const [what, count] of Object.entries(result))
    console.log(`${count === 0 ? ' ' : '!'} ${what}: ${count}`);
  for (const wrong of answers.wrong.slice(0, 20)) console.log(`! ${wrong}`);
}

function megabytes(bytes: number | null): string {
  return bytes === null ? 'away' : `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
