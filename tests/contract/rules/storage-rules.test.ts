// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it, beforeEach } from 'vitest';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/constants.ts';
import { sessionCounts } from '#domain/schemas/session.ts';
import {
  ACCOUNTS,
  ACCOUNT_NAMES,
  ACTORS,
  actorsBut,
  SIGNED_IN_AT,
  type Actor,
  type AccountName,
} from './support/actors.ts';
import { decisionOn } from './support/decision.ts';
import { buildActivity } from './support/documents.ts';
import { RulesSuite, type Storage } from './support/rules-suite.ts';
import { ALL_ENDS, endsPath, NOTHING_ENDED, REASONS } from './support/session-ends.ts';

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

  it('is read by its owner', async () => {
    const metadata = await assertSucceeds(file(name, `${folder}/stored.pdf`).getMetadata());
    expect(metadata.contentType).toBe(PDF);
    expect(await decisionOn(file(name, `${folder}/stored.pdf`).getDownloadURL())).toBe('allowed');
  });

  it('is listed by its owner', async () => {
    const { items } = await assertSucceeds(file(name, folder).listAll());
    expect(items.map((item) => item.name)).toContain('stored.pdf');
  });

  it('takes and loses files by its owner', async () => {
    expect(await decisionOn(upload(name, `${folder}/new.pdf`))).toBe('allowed');
    expect(await decisionOn(file(name, `${folder}/new.pdf`).delete())).toBe('allowed');
  });

  it('EN-07 is listed by a super admin, but for the files of orders', async () => {
    const { items } = await assertSucceeds(file('superAdmin', folder).listAll());
    expect(items.map((item) => item.name)).toContain('stored.pdf');
    for (const closed of [`${folder}/orders`, `${folder}/deep`]) {
      const expected = name === 'superAdmin' ? 'allowed' : 'denied';
      expect(await decisionOn(file('superAdmin', closed).listAll())).toBe(expected);
    }
  });

  it.each(actorsBut(name, 'superAdmin'))('shows no file to %s', async (actor) => {
    expect(await decisionOn(file(actor, `${folder}/stored.pdf`).getMetadata())).toBe('denied');
    expect(await decisionOn(file(actor, `${folder}/stored.pdf`).getDownloadURL())).toBe('denied');
  });

  it('RS-05 shows a file to a super admin, who decides on an application', async () => {
    const stored = file('superAdmin', `${folder}/stored.pdf`);
    const metadata = await assertSucceeds(stored.getMetadata());
    expect(metadata.contentType).toBe(PDF);
    expect(await decisionOn(stored.getDownloadURL())).toBe('allowed');
  });

  it.each(actorsBut(name))('is closed to %s but for that', async (actor) => {
    const mayList = actor === 'superAdmin' ? 'allowed' : 'denied';
    expect(await decisionOn(file(actor, folder).listAll())).toBe(mayList);
    expect(await decisionOn(upload(actor, `${folder}/new.pdf`))).toBe('denied');
    expect(await decisionOn(upload(actor, `${folder}/stored.pdf`))).toBe('denied');
    expect(await decisionOn(file(actor, `${folder}/stored.pdf`).delete())).toBe('denied');
    expect(
      await decisionOn(file(actor, `${folder}/stored.pdf`).updateMetadata({ contentType: PDF })),
    ).toBe('denied');
  });
});

describe('DB-02 what may be uploaded', () => {
  it.each([PDF, 'image/png', 'image/jpeg', 'image/tiff'])('allows %s', async (type) =>
    expect(await decisionOn(upload('customer', `${OWN}/${randomUUID()}`, type))).toBe('allowed'),
  );

  it.each(['text/html', 'application/zip', 'application/pdfx', 'x-image/png', 'video/mp4'])(
    'refuses %s',
    async (type) =>
      expect(await decisionOn(upload('customer', `${OWN}/${randomUUID()}`, type))).toBe('denied'),
  );

  it('refuses a file of no type', async () =>
    expect(await decisionOn(file('customer', `${OWN}/untyped`).put(BYTES))).toBe('denied'));

  it('allows 25 MB and not a byte more', async () => {
    const most = new Uint8Array(25 * MEBIBYTE);
    expect(await decisionOn(upload('customer', `${OWN}/${randomUUID()}`, PDF, most))).toBe(
      'allowed',
    );
    expect(
      await decisionOn(
        upload('customer', `${OWN}/${randomUUID()}`, PDF, new Uint8Array(most.length + 1)),
      ),
    ).toBe('denied');
  });

  it('refuses new metadata on a stored file, also from its owner', async () =>
    expect(
      await decisionOn(
        file('customer', `${OWN}/stored.pdf`).updateMetadata({ contentType: 'text/html' }),
      ),
    ).toBe('denied'));
});

describe('OR-01 what goes with an order', () => {
  const orders = `${OWN}/orders`;

  it('is uploaded and read by its owner', async () => {
    const path = `${orders}/${randomUUID()}`;
    expect(await decisionOn(upload('customer', path))).toBe('allowed');
    expect(await decisionOn(file('customer', path).getMetadata())).toBe('allowed');
  });

  it('stays as it was uploaded', async () => {
    const path = `${orders}/${randomUUID()}`;
    await suite.upload(path, BYTES, PDF);
    expect(await decisionOn(upload('customer', path))).toBe('denied');
    expect(await decisionOn(file('customer', path).delete())).toBe('denied');
    expect(
      await decisionOn(file('customer', path).updateMetadata({ contentType: 'image/png' })),
    ).toBe('denied');
  });

  it.each(['text/html', 'application/zip'])('is not %s', async (type) =>
    expect(await decisionOn(upload('customer', `${orders}/${randomUUID()}`, type))).toBe('denied'),
  );

  it('has at most 25 MB', async () =>
    expect(
      await decisionOn(
        upload('customer', `${orders}/${randomUUID()}`, PDF, new Uint8Array(25 * MEBIBYTE + 1)),
      ),
    ).toBe('denied'));

  it.each(actorsBut('customer'))(
    'is closed to %s: others get it from the server',
    async (actor) => {
      const path = `${orders}/stored-${actor}.pdf`;
      await suite.upload(path, BYTES, PDF);
      expect(await decisionOn(file(actor, path).getMetadata())).toBe('denied');
      expect(await decisionOn(upload(actor, `${orders}/${randomUUID()}`))).toBe('denied');
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
      expect(await decisionOn(file(actor, path).getMetadata())).toBe('denied');
      expect(await decisionOn(upload(actor, path))).toBe('denied');
      expect(await decisionOn(file(actor, path).delete())).toBe('denied');
    }
  });

  it.each(ACTORS)('in listings, to %s', async (actor) => {
    for (const folder of ['', 'users', 'public'])
      expect(await decisionOn(file(actor, folder).listAll())).toBe('denied');
  });
});

const LIMIT = INACTIVITY_TIMEOUT + INACTIVITY_GRACE;

/** More than a slow machine needs from building a value to the rules' look at it. */
const MARGIN = 20_000;

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
    expect(await decisionOn(stored().getMetadata())).toBe('allowed');
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
