import { expect, it, vi } from 'vitest';
import { batchGet } from '#local-firebase/identity/endpoints/list-accounts.ts';
import type { IdentityContext } from '#local-firebase/identity/identity-context.ts';
import { openIdentityStore } from '#local-firebase/identity/identity-store.ts';
import { MEMORY_HASH_COST } from '#local-firebase/identity/passwords.ts';
import { Throttle } from '#local-firebase/identity/throttle.ts';
import { newUser } from '#local-firebase/identity/user-changes.ts';

const USERS = 10_000;
/** Of the processor: how long a page takes by the clock depends on what else the machine does. */
const PAGE_LIMIT_MS = 100;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function contextWithUsers(): Promise<IdentityContext> {
  const store = await openIdentityStore(null, { emailEnumerationProtection: true }, Date.now);
  const throttle = new Throttle({ limit: 1, pauseMs: 1 }, Date.now);
  for (let index = 0; index < USERS; index += 1) {
    const user = { ...newUser(`user-${(index * 7919) % USERS}`, 1), email: `${index}@one.test` };
    store.state.apply({ set: 'user', user });
  }
  const places = { projectId: 'demo-lens', actionUrl: 'http://127.0.0.1/auth/action' };
  return {
    ...places,
    store,
    passwordCost: MEMORY_HASH_COST,
    usersMayDelete: true,
    signIns: throttle,
    mails: throttle,
    now: Date.now,
    onMail: vi.fn<() => void>(),
  };
}

it('FN-05 lists 10,000 users in pages of 1,000, each in far less than 100 ms of the processor', async () => {
  const context = await contextWithUsers();
  const seen = new Set<unknown>();
  const durations: number[] = [];
  let nextPageToken: string | undefined = '';
  while (nextPageToken !== undefined) {
    const query = new URLSearchParams({ maxResults: '1000', nextPageToken });
    const started = processorTime();
    const page = (await batchGet(context, { body: {}, query, admin: true })) as {
      users: { localId: string }[];
      nextPageToken?: string;
    };
    durations.push(processorTime() - started);
    for (const { localId } of page.users) seen.add(localId);
    nextPageToken = page.nextPageToken;
  }
  expect(seen.size).toBe(USERS);
  expect(durations.length).toBe(10);
  expect(Math.max(...durations)).toBeLessThan(PAGE_LIMIT_MS);
});
