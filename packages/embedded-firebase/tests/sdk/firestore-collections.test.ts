// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as FirestoreSdk from '@google-cloud/firestore';
import { credentials } from '@grpc/grpc-js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { adminApp, adminFirestore } from './support/admin-sdk.ts';
import { setTestRules } from './support/firestore-rules.ts';
import { cannotRestart, openTarget } from './support/target.ts';

/** CommonJS, which does not survive the transformation of this suite's modules. */
const firestoreSdk: typeof FirestoreSdk = createRequire(import.meta.url)('@google-cloud/firestore');

const target = await openTarget();
const { host, port } = target.firestore;
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${host}:${port}`);
// Otherwise the SDK asks the network whether it runs in Google's cloud.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const app = adminApp.initializeApp({ projectId: target.projectId }, randomUUID());
const db = adminFirestore.getFirestore(app);
await setTestRules(target);
afterAll(async () => {
  await adminApp.deleteApp(app);
  vi.unstubAllEnvs();
  await target.close();
});

const ROOT = `projects/${target.projectId}/databases/(default)/documents`;
const OWNER = { authorization: 'Bearer owner' };

interface Answer {
  documents?: { name: string; fields?: object; createTime?: string }[];
  nextPageToken?: string;
  error?: { code: number; status: string };
  name?: string;
  fields?: object;
}

/** Over plain HTTP; `path` follows the root of the database. */
async function ask(path: string, init: RequestInit = {}): Promise<Answer & { code: number }> {
  const response = await fetch(`http://${host}:${port}/v1/${ROOT}/${path}`, init);
  return { code: response.status, ...((await response.json()) as Answer) };
}

const create = (path: string, n: number) =>
  ask(path, { method: 'POST', body: JSON.stringify({ fields: { n: { integerValue: n } } }) });

/** Five rows, d0 to d4, whose `n` falls. */
async function fiveRows(): Promise<string> {
  const path = `open/${randomUUID()}/items`;
  const batch = db.batch();
  for (let n = 0; n < 5; n++) batch.set(db.doc(`${path}/d${n}`), { n: 9 - n, even: n % 2 === 0 });
  await batch.commit();
  return path;
}

const idsOf = ({ documents = [] }: Answer) => documents.map(({ name }) => name.split('/').at(-1));

describe('listDocuments of the Admin SDK', () => {
  it('LF-02 has the missing documents above others, by name, and more than a page of them', async () => {
    const items = db.collection(`open/${randomUUID()}/items`);
    const batch = db.batch();
    for (let n = 100; n < 420; n++) batch.set(items.doc(`d${n}`), { n });
    batch.set(items.doc('c/below/x'), {}).set(items.doc('d150/below/x'), {});
    batch.set(items.doc('z/below/x/deeper/y'), {});
    await batch.commit();
    const ids = (await items.listDocuments()).map(({ id }) => id);
    expect(ids).toHaveLength(322);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['c', 'd100', 'z']);
    expect(await items.doc('nobody').collection('none').listDocuments()).toEqual([]);
  });
});

describe('GET of a collection', () => {
  it('LF-02 lists it page by page, in the order asked', async () => {
    const path = await fiveRows();
    const query = `${path}?orderBy=${encodeURIComponent('`n` desc, __name__ desc')}&pageSize=2`;
    const pages = [await ask(query)];
    for (let token = pages[0]?.nextPageToken; token; token = pages.at(-1)?.nextPageToken)
      pages.push(await ask(`${query}&pageToken=${token}`));
    expect(pages.map(idsOf)).toEqual([['d0', 'd1'], ['d2', 'd3'], ['d4']]);
    expect(await ask(`open/${randomUUID()}/none`)).toEqual({ code: 200 });
  });

  it('LF-02 ends where a full page is the last one', async () => {
    const path = await fiveRows();
    expect((await ask(`${path}?pageSize=5`)).nextPageToken).toBeUndefined();
    expect((await ask(`${path}?pageSize=4`)).nextPageToken).toBeDefined();
  });

  it('LF-02 answers the fields of the mask', async () => {
    const path = await fiveRows();
    const { documents } = await ask(`${path}?pageSize=1&mask.fieldPaths=n&mask.fieldPaths=no`);
    expect(documents?.[0]?.fields).toEqual({ n: { integerValue: '9' } });
  });

  it('LF-02 shows missing documents by their names alone, to an administrator', async () => {
    const path = await fiveRows();
    await db.doc(`${path}/d2/below/x`).delete();
    await db.doc(`${path}/a/below/x`).set({});
    await db.doc(`${path}/d22/below/x`).set({});
    const query = `${path}?showMissing=true&pageSize=3`;
    const first = await ask(query, { headers: OWNER });
    const token = first.nextPageToken ?? '';
    const second = await ask(`${query}&pageToken=${token}`, { headers: OWNER });
    const last = await ask(`${query}&pageToken=${second.nextPageToken}`, { headers: OWNER });
    expect([first, second, last].map(idsOf)).toEqual([
      ['a', 'd0', 'd1'],
      ['d2', 'd22', 'd3'],
      ['d4'],
    ]);
    expect(first.documents?.[0]).toEqual({ name: `${ROOT}/${path}/a` });
    expect(last.nextPageToken).toBeUndefined();
    expect(await ask(query)).toMatchObject({ code: 403 });
    // The token belongs to one listing, and is refused to every other.
    expect(await ask(`${path}?pageToken=${token}`)).toMatchObject({ code: 400 });
  });

  it.each([
    ['orderBy=n%20upward', 400],
    ['orderBy=n,', 400],
    ['orderBy=n%20desc%20n', 400],
    ['orderBy=n&showMissing=true', 400],
    ['pageSize=-1', 400],
    ['pageSize=x', 400],
    ['pageToken=x', 400],
    ['showMissing=1', 400],
    ['mask.fieldPaths=..', 400],
    ['readTime=2026-01-01T00:00:00Z', 400],
  ])('LF-01 refuses %s', async (query, code) => {
    const path = await fiveRows();
    expect(await ask(`${path}?${query}`, { headers: OWNER })).toMatchObject({ code });
  });

  it.skipIf(cannotRestart)('LF-01 refuses an order whose index is missing', async () => {
    const refused = await ask(`${await fiveRows()}?orderBy=even,n`);
    expect(refused).toMatchObject({ code: 400, error: { status: 'FAILED_PRECONDITION' } });
  });

  it('LF-01 asks the rules as a query does, with the size of the page as its limit', async () => {
    await setTestRules(
      target,
      `rules_version = '2';
      service cloud.firestore { match /databases/{database}/documents {
        match /few/{id} { allow list: if request.query.limit <= 3; allow create; }
      } }`,
    );
    try {
      for (let n = 0; n < 4; n++) expect(await create('few', n)).toMatchObject({ code: 200 });
      expect((await ask('few?pageSize=3')).documents).toHaveLength(3);
      expect(await ask('few?pageSize=4')).toMatchObject({ code: 403 });
      // What is written is answered, also to whom nothing is let read.
      const written = await ask('few/alone', { method: 'PATCH', body: '{"fields":{}}' });
      expect(written).toMatchObject({ code: 200, name: `${ROOT}/few/alone` });
      expect(await ask('few/alone')).toMatchObject({ code: 403 });
      expect(await ask('locked')).toMatchObject({ code: 403 });
    } finally {
      await setTestRules(target);
    }
  });
});

describe('the calls over gRPC', () => {
  const { FirestoreClient } = firestoreSdk.v1;
  const client = new FirestoreClient({
    servicePath: host,
    port,
    sslCreds: credentials.createInsecure(),
  });
  afterAll(() => client.close());
  const asOwner = { otherArgs: { headers: OWNER }, autoPaginate: false };

  it('LF-02 create a document once, and list it with others', async () => {
    const parent = `${ROOT}/open/${randomUUID()}`;
    const request = {
      parent,
      collectionId: 'items',
      // After every automatic id.
      documentId: '~first',
      document: { fields: { n: { integerValue: '1' } } },
    };
    const [made] = await client.createDocument(request, asOwner);
    expect([made.name, made.fields?.n?.integerValue]).toEqual([`${parent}/items/~first`, '1']);
    await expect(client.createDocument(request, asOwner)).rejects.toMatchObject({ code: 6 });
    await client.createDocument({ ...request, documentId: '' }, asOwner);
    const listing = { parent, collectionId: 'items', pageSize: 1, orderBy: '__name__ desc' };
    const [documents, next] = await client.listDocuments(listing, asOwner);
    expect(documents.map(({ name }) => name)).toEqual([`${parent}/items/~first`]);
    const [others] = await client.listDocuments({ ...listing, ...next }, asOwner);
    expect(others).toHaveLength(1);
    expect(others[0]?.name).not.toBe(documents[0]?.name);
  });
});

describe('POST to a collection', () => {
  it('LF-02 makes a document with the id asked, once', async () => {
    const path = `open/${randomUUID()}/items`;
    const made = await create(`${path}?documentId=first`, 1);
    expect(made).toMatchObject({ code: 200, name: `${ROOT}/${path}/first` });
    expect(made.fields).toEqual({ n: { integerValue: '1' } });
    const again = await create(`${path}?documentId=first`, 2);
    expect(again).toMatchObject({ code: 409, error: { status: 'ALREADY_EXISTS' } });
    expect((await db.doc(`${path}/first`).get()).get('n')).toBe(1);
  });

  it('LF-02 chooses an id where none is given, and answers the fields of the mask', async () => {
    const path = `open/${randomUUID()}/items`;
    const made = await create(`${path}?mask.fieldPaths=none`, 1);
    expect(made.name).toMatch(/\/items\/[A-Za-z0-9]{20}$/);
    expect(made.fields).toEqual({});
    expect(await db.collection(path).listDocuments()).toHaveLength(1);
  });

  it('LF-01 refuses what the rules forbid, and names that are none', async () => {
    expect(await create('locked?documentId=x', 1)).toMatchObject({ code: 403 });
    const path = `open/${randomUUID()}/items`;
    expect(await create(`${path}?documentId=a%2Fb%2Fc`, 1)).toMatchObject({ code: 400 });
    expect(await create(`${path}?documentId=__x__`, 1)).toMatchObject({ code: 400 });
    const named = { method: 'POST', body: JSON.stringify({ name: 'x' }) };
    expect(await ask(path, named)).toMatchObject({ code: 400 });
  });
});

describe('whole collections', () => {
  it('are listed', async () => {
    const root = db.doc(`open/${randomUUID()}`);
    await root.collection('one').doc('a').set({});
    await root.collection('two').doc('a').collection('three').doc('b').set({});
    const ids = (await root.listCollections()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['one', 'two']);
    expect((await db.listCollections()).map(({ id }) => id)).toContain('open');
  });

  it('are written in bulk, and each failure is told alone', async () => {
    const items = db.collection(`open/${randomUUID()}/items`);
    const writer = db.bulkWriter();
    const failed: number[] = [];
    writer.onWriteError(({ code }) => {
      failed.push(code);
      return false;
    });
    const refused = writer.update(items.doc('nobody'), { n: 1 }).catch((error: unknown) => error);
    for (let n = 0; n < 100; n++) void writer.set(items.doc(`d${n}`), { n });
    await writer.close();
    expect(await refused).toMatchObject({ code: 5 });
    expect(failed).toEqual([5]);
    expect((await items.count().get()).data().count).toBe(100);
  });

  it('are deleted with all that lies below', async () => {
    const items = db.collection(await fiveRows());
    await items.doc('d1').collection('sub').doc('x').set({});
    await items.doc('ghost').collection('sub').doc('y').set({});
    await db.recursiveDelete(items);
    expect((await items.count().get()).data().count).toBe(0);
    expect((await items.doc('d1').collection('sub').get()).empty).toBe(true);
    expect((await items.doc('ghost').collection('sub').get()).empty).toBe(true);
  });
});
