// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it, beforeEach } from 'vitest';
import { sessionCounts } from '#domain/access/session.ts';
import {
  ACCOUNTS,
  ACCOUNT_NAMES,
  ACTORS,
  actorsBut,
  SIGNED_IN_AT,
  type Actor,
  type AccountName,
} from './support/actors.ts';
import { assert, decisionOn } from './support/decision.ts';
import { buildActivity } from './support/documents.ts';
import { RulesSuite, type Storage } from './support/rules-suite.ts';
import {
  ALL_ENDS,
  endsPath,
  LIMIT,
  MARGIN,
  NOTHING_ENDED,
  REASONS,
} from './support/session-ends.ts';

const MEBIBYTE = 1024 * 1024;

const BYTES = new Uint8Array([37, 80, 68, 70]);

const PDF = 'application/pdf';

const OWN = `users/${ACCOUNTS.customer.uid}`;

const suite = await RulesSuite.open('storage', 'storage-rules');

const folders = ACCOUNT_NAMES.map((name) => `users/${ACCOUNTS[name].uid}`);

for (const folder of [...folders, `${OWN}/deep`, `${OWN}/orders`, 'public'])
  await suite.upload(`${folder}/stored.pdf`, BYTES, PDF);

const file = (actor: Actor, path: string) => suite.storage(actor).ref(path);

function upload(actor: Actor, path: string, contentType: string | undefined = PDF, bytes = BYTES) {
  return file(actor, path).put(bytes, { contentType });
}

describe.each(ACCOUNT_NAMES)('DB-02 the folder of %s', (name) => {
  const folder = `users/${ACCOUNTS[name].uid}`;

  it('is read, listed, filled and emptied by its owner', async () => {
    const stored = file(name, `${folder}/stored.pdf`);
    expect((await assertSucceeds(stored.getMetadata())).contentType).toBe(PDF);
    await assert.allowed(stored.getDownloadURL());
    const { items } = await assertSucceeds(file(name, folder).listAll());
    expect(items.map((item) => item.name)).toContain('stored.pdf');
    await assert.allowed(upload(name, `${folder}/new.pdf`));
    await assert.allowed(file(name, `${folder}/new.pdf`).delete());
  });

  it('EN-07 is listed by a super admin, but for the files of orders', async () => {
    const { items } = await assertSucceeds(file('superAdmin', folder).listAll());
    expect(items.map((item) => item.name)).toContain('stored.pdf');
    for (const closed of [`${folder}/orders`, `${folder}/deep`]) {
      const expected = name === 'superAdmin' ? 'allowed' : 'denied';
      expect(await decisionOn(file('superAdmin', closed).listAll())).toBe(expected);
    }
  });

  // A super admin decides on applications, RS-05.
  it.each(actorsBut(name))('RS-05 is closed to %s, but what a super admin reads', async (actor) => {
    const mayRead = actor === 'superAdmin' ? assert.allowed : assert.denied;
    const stored = file(actor, `${folder}/stored.pdf`);
    await mayRead(stored.getMetadata());
    await mayRead(stored.getDownloadURL());
    await mayRead(file(actor, folder).listAll());
    await assert.denied(upload(actor, `${folder}/new.pdf`));
    await assert.denied(upload(actor, `${folder}/stored.pdf`));
    await assert.denied(stored.delete());
    await assert.denied(stored.updateMetadata({ contentType: PDF }));
  });
});

describe('DB-02 what may be uploaded', () => {
  it.each([PDF, 'image/png', 'image/jpeg', 'image/tiff'])('allows %s', (type) =>
    assert.allowed(upload('customer', `${OWN}/${randomUUID()}`, type)),
  );

  it.each(['text/html', 'application/zip', 'application/pdfx', 'x-image/png', 'video/mp4'])(
    'refuses %s',
    (type) => assert.denied(upload('customer', `${OWN}/${randomUUID()}`, type)),
  );

  it('refuses a file of no type', () =>
    assert.denied(file('customer', `${OWN}/untyped`).put(BYTES)));

  it('allows 25 MB and not a byte more', async () => {
    const most = new Uint8Array(25 * MEBIBYTE);
    await assert.allowed(upload('customer', `${OWN}/${randomUUID()}`, PDF, most));
    await assert.denied(
      upload('customer', `${OWN}/${randomUUID()}`, PDF, new Uint8Array(most.length + 1)),
    );
  });

  it('refuses new metadata on a stored file, also from its owner', () =>
    assert.denied(
      file('customer', `${OWN}/stored.pdf`).updateMetadata({ contentType: 'text/html' }),
    ));
});

describe('OR-01 what goes with an order', () => {
  const orders = `${OWN}/orders`;

  it('is uploaded and read by its owner', async () => {
    const path = `${orders}/${randomUUID()}`;
    await assert.allowed(upload('customer', path));
    await assert.allowed(file('customer', path).getMetadata());
  });

  it('stays as it was uploaded', async () => {
    const path = `${orders}/${randomUUID()}`;
    await suite.upload(path, BYTES, PDF);
    await assert.denied(upload('customer', path));
    await assert.denied(file('customer', path).delete());
    await assert.denied(file('customer', path).updateMetadata({ contentType: 'image/png' }));
  });

  it.each(['text/html', 'application/zip'])('is not %s', (type) =>
    assert.denied(upload('customer', `${orders}/${randomUUID()}`, type)),
  );

  it('has at most 25 MB', () =>
    assert.denied(
      upload('customer', `${orders}/${randomUUID()}`, PDF, new Uint8Array(25 * MEBIBYTE + 1)),
    ));

  it.each(actorsBut('customer'))(
    'is closed to %s: others get it from the server',
    async (actor) => {
      const path = `${orders}/stored-${actor}.pdf`;
      await suite.upload(path, BYTES, PDF);
      await assert.denied(file(actor, path).getMetadata());
      await assert.denied(upload(actor, `${orders}/${randomUUID()}`));
    },
  );
});

describe('SE-01 every other file is closed', () => {
  it.each(ACTORS)('to %s', async (actor) => {
    for (const path of [
      'public/stored.pdf',
      `${OWN}/deep/stored.pdf`,
      'users/stored.pdf',
      'a.pdf',
    ]) {
      await assert.denied(file(actor, path).getMetadata());
      await assert.denied(upload(actor, path));
      await assert.denied(file(actor, path).delete());
    }
  });

  it.each(ACTORS)('in listings, to %s', async (actor) => {
    for (const folder of ['', 'users', 'public'])
      await assert.denied(file(actor, folder).listAll());
  });
});

const STORED = `${OWN}/stored.pdf`;

const OF_AN_ORDER = `${OWN}/orders/stored.pdf`;

const stored = () => suite.storage('customer').ref(STORED);

const put = (storage: Storage, path: string) => storage.ref(path).put(BYTES, { contentType: PDF });

describe('SE-02 whether a session counts', () => {
  it.each(ALL_ENDS)('is checked as the server does: %j', async (ends) => {
    await suite.store({ [endsPath('customer')]: ends });
    const expected = sessionCounts(ends, SIGNED_IN_AT) ? 'allowed' : 'denied';
    expect(await decisionOn(stored().getMetadata())).toBe(expected);
  });

  it('is yes without a document', async () => {
    await suite.store({ [endsPath('other')]: { ...NOTHING_ENDED, disabled: true } });
    await assert.allowed(stored().getMetadata());
  });
});

const OPERATIONS: [string, AccountName, (storage: Storage) => PromiseLike<unknown>][] = [
  ['get', 'customer', (storage) => storage.ref(STORED).getMetadata()],
  ['list', 'customer', (storage) => storage.ref(OWN).listAll()],
  ['create', 'customer', (storage) => put(storage, `${OWN}/${randomUUID()}`)],
  ['delete', 'customer', (storage) => storage.ref(STORED).delete()],
  [
    'get of what goes with an order',
    'customer',
    (storage) => storage.ref(OF_AN_ORDER).getMetadata(),
  ],
  [
    'create of what goes with an order',
    'customer',
    (storage) => put(storage, `${OWN}/orders/${randomUUID()}`),
  ],
  ['get by a super admin', 'superAdmin', (storage) => storage.ref(STORED).getMetadata()],
];

describe.each(OPERATIONS)('SE-02 %s', (_what, name, run) => {
  beforeEach(() => suite.upload(STORED, BYTES, PDF));

  it('is allowed while the session counts', async () => {
    await suite.store({ [endsPath(name)]: NOTHING_ENDED });
    await assert.allowed(run(suite.storage(name)));
  });

  it.each(REASONS)('is refused once its user %s', async (_why, ends) => {
    await suite.store({ [endsPath(name)]: ends });
    await assert.denied(run(suite.storage(name)));
  });

  it('is refused once its user was idle for too long, and allowed before', async () => {
    const idleFor = (ms: number) => {
      const lastActivity = Date.now() - ms;
      const path = `userActivity/${ACCOUNTS[name].uid}`;
      return suite.store({ [path]: buildActivity(name, { lastActivity }) });
    };
    const longAgo = suite.storageSince(name, SIGNED_IN_AT - 2 * 3600);
    await suite.store({});
    await assert.denied(run(longAgo));
    await idleFor(LIMIT + MARGIN);
    await assert.denied(run(longAgo));
    await idleFor(LIMIT - MARGIN);
    await assert.allowed(run(longAgo));
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
    await assert.allowed(since(LIMIT - MARGIN).getMetadata());
    await assert.denied(since(LIMIT + MARGIN).getMetadata());
  });
});
