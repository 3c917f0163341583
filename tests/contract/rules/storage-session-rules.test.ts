// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/constants.ts';
import { sessionCounts } from '#domain/schemas/session.ts';
import { ACCOUNTS, SIGNED_IN_AT } from './support/actors.ts';
import type { AccountName } from './support/actors.ts';
import { decisionOn } from './support/decision.ts';
import { buildActivity } from './support/documents.ts';
import { RulesSuite } from './support/rules-suite.ts';
import type { Storage } from './support/rules-suite.ts';
import { ALL_ENDS, endsPath, NOTHING_ENDED, REASONS } from './support/session-ends.ts';

const BYTES = new Uint8Array([37, 80, 68, 70]);
const PDF = 'application/pdf';
const LIMIT = INACTIVITY_TIMEOUT + INACTIVITY_GRACE;
/** More than a slow machine needs from building a value to the rules' look at it. */
const MARGIN = 20_000;
const OWN = `users/${ACCOUNTS.customer.uid}`;
const STORED = `${OWN}/stored.pdf`;
const OF_AN_ORDER = `${OWN}/orders/stored.pdf`;
const suite = await RulesSuite.open('storage', 'storage-session-rules');
await suite.upload(OF_AN_ORDER, BYTES, PDF);
beforeEach(() => suite.upload(STORED, BYTES, PDF));

const stored = () => suite.storage('customer').ref(STORED);
const upload = (storage: Storage, path: string) =>
  storage.ref(path).put(BYTES, { contentType: PDF });

describe('SE-02 whether a session counts', () => {
  it.each(ALL_ENDS)('is checked as the server does: %j', async (ends) => {
    await suite.store({ [endsPath('customer')]: ends });
    const expected = sessionCounts(ends, SIGNED_IN_AT) ? 'allowed' : 'denied';
    expect(await decisionOn(stored().getMetadata())).toBe(expected);
  });

  it('is yes without a document', async () => {
    await suite.store({ [endsPath('other')]: { ...NOTHING_ENDED, disabled: true } });
    expect(await decisionOn(stored().getMetadata())).toBe('allowed');
  });
});

const OPERATIONS: [string, AccountName, (storage: Storage) => PromiseLike<unknown>][] = [
  ['get', 'customer', (storage) => storage.ref(STORED).getMetadata()],
  ['list', 'customer', (storage) => storage.ref(OWN).listAll()],
  ['create', 'customer', (storage) => upload(storage, `${OWN}/${randomUUID()}`)],
  ['delete', 'customer', (storage) => storage.ref(STORED).delete()],
  [
    'get of what goes with an order',
    'customer',
    (storage) => storage.ref(OF_AN_ORDER).getMetadata(),
  ],
  [
    'create of what goes with an order',
    'customer',
    (storage) => upload(storage, `${OWN}/orders/${randomUUID()}`),
  ],
  ['get by a super admin', 'superAdmin', (storage) => storage.ref(STORED).getMetadata()],
];

describe.each(OPERATIONS)('SE-02 %s', (_what, name, run) => {
  it('is allowed while the session counts', async () => {
    await suite.store({ [endsPath(name)]: NOTHING_ENDED });
    expect(await decisionOn(run(suite.storage(name)))).toBe('allowed');
  });

  it.each(REASONS)('is refused once its user %s', async (_why, ends) => {
    await suite.store({ [endsPath(name)]: ends });
    expect(await decisionOn(run(suite.storage(name)))).toBe('denied');
  });

  it('is refused once its user was idle for too long, and allowed before', async () => {
    const idleFor = (ms: number) => {
      const lastActivity = Date.now() - ms;
      const path = `userActivity/${ACCOUNTS[name].uid}`;
      return suite.store({ [path]: buildActivity(name, { lastActivity }) });
    };
    const longAgo = suite.storageSince(name, SIGNED_IN_AT - 2 * 3600);
    await suite.store({});
    expect(await decisionOn(run(longAgo))).toBe('denied');
    await idleFor(LIMIT + MARGIN);
    expect(await decisionOn(run(longAgo))).toBe('denied');
    await idleFor(LIMIT - MARGIN);
    expect(await decisionOn(run(longAgo))).toBe('allowed');
  });
});

describe('SE-02 a session that was idle', () => {
  it('is measured from the time of Firestore that a browser wrote, too', async () => {
    const longAgo = suite.storageSince('customer', SIGNED_IN_AT - 2 * 3600);
    const path = `userActivity/${ACCOUNTS.customer.uid}`;
    const decide = async (ms: number) => {
      const lastActivity = new Date(Date.now() - ms);
      await suite.store({ [path]: buildActivity('customer', { lastActivity }) });
      return decisionOn(longAgo.ref(STORED).getMetadata());
    };
    expect(await decide(LIMIT - MARGIN)).toBe('allowed');
    expect(await decide(LIMIT + MARGIN)).toBe('denied');
  });

  it('goes on with a sign-in within the limit', async () => {
    await suite.store({});
    const since = (ms: number) =>
      suite.storageSince('customer', Math.floor((Date.now() - ms) / 1000)).ref(STORED);
    expect(await decisionOn(since(LIMIT - MARGIN).getMetadata())).toBe('allowed');
    expect(await decisionOn(since(LIMIT + MARGIN).getMetadata())).toBe('denied');
  });
});
