import { createServer } from 'node:net';
import { Metadata, credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import { callerFromAuthorization } from '#local-firebase/identity/tokens.ts';
import type { FirestoreEngine } from '#local-firebase/firestore/engine-contract.ts';
import { createFirestoreGrpc, firestoreService } from '#local-firebase/firestore/grpc/grpc.ts';
import { RpcError } from '#local-firebase/rpc-error.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { fakeEngine } from './fake-engine.ts';

const DATABASE = 'projects/p/databases/(default)';
const NAME = `${DATABASE}/documents/a/1`;
const service = firestoreService();
const FirestoreClient = makeGenericClientConstructor(service, 'Firestore');

function methodOf(name: string) {
  const method = service[name];
  if (!method) throw new Error(`There is no ${name}`);
  return method;
}

async function startGrpc(calls: Partial<FirestoreEngine> = {}) {
  const fake = fakeEngine(calls);
  const grpc = createFirestoreGrpc(fake.engine, callerFromAuthorization);
  const listener = createServer((socket) => grpc.acceptConnection(socket));
  const port = await freePort();
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  const client = new FirestoreClient(`127.0.0.1:${port}`, credentials.createInsecure());
  onTestFinished(async () => {
    client.close();
    await grpc.close();
    listener.close();
  });
  return { ...fake, client, grpc };
}

type Client = Awaited<ReturnType<typeof startGrpc>>['client'];

function ask(client: Client, name: string, request: object, metadata = new Metadata()) {
  const { path, requestSerialize, responseDeserialize } = methodOf(name);
  return new Promise<unknown>((resolve, reject) => {
    client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      metadata,
      (error, answer) => (error ? reject(error) : resolve(answer)),
    );
  });
}

function openListen(client: Client) {
  const { path, requestSerialize, responseDeserialize } = methodOf('Listen');
  const stream = client.makeBidiStreamRequest(path, requestSerialize, responseDeserialize);
  const messages: unknown[] = [];
  const errors: ServiceError[] = [];
  stream.on('data', (message: unknown) => messages.push(message));
  stream.on('error', (error: ServiceError) => errors.push(error));
  return { stream, messages, errors };
}

describe('a call', () => {
  it('carries request and answer in the types of the protocol', async () => {
    const commit = vi.fn<FirestoreEngine['commit']>(() =>
      Promise.resolve({
        writeResults: [{ updateTime: '2026-01-02T03:04:05.000006Z' }],
        commitTime: '2026-01-02T03:04:05.000006Z',
      }),
    );
    const { client } = await startGrpc({ commit });
    const transaction = Buffer.from([1, 2, 3]);
    const request = { database: DATABASE, writes: [{ delete: NAME }], transaction };
    const answer = await ask(client, 'Commit', request);
    const options = { database: DATABASE, transaction: 'AQID' };
    expect(commit.mock.calls[0]?.slice(1)).toMatchObject([[{ delete: NAME }], options]);
    const time = { seconds: '1767323045', nanos: 6000 };
    expect(answer).toMatchObject({ writeResults: [{ updateTime: time }], commitTime: time });
  });

  it('tells the status of what the engine throws, and nothing of its own faults', async () => {
    const commit = vi.fn<FirestoreEngine['commit']>();
    const { client } = await startGrpc({ commit });
    commit.mockRejectedValueOnce(new RpcError('ABORTED', 'too late'));
    await expect(ask(client, 'Commit', { database: DATABASE })).rejects.toMatchObject({
      code: 10,
      details: 'too late',
    });
    commit.mockRejectedValueOnce(new Error('secret'));
    const fault = { code: 13, details: 'Internal error' };
    await expect(ask(client, 'Commit', { database: DATABASE })).rejects.toMatchObject(fault);
  });

  it('with a bad token is UNAUTHENTICATED', async () => {
    const { client } = await startGrpc();
    const metadata = new Metadata();
    metadata.set('authorization', 'Bearer nonsense');
    await expect(ask(client, 'BeginTransaction', {}, metadata)).rejects.toMatchObject({ code: 16 });
  });

  it('that nobody has written is UNIMPLEMENTED', async () => {
    const { client } = await startGrpc();
    await expect(ask(client, 'PartitionQuery', {})).rejects.toMatchObject({ code: 12 });
  });

  it('at an impossible time is INVALID_ARGUMENT', async () => {
    const { client } = await startGrpc();
    const at = { timestampValue: { seconds: '999999999999999', nanos: 0 } };
    const writes = [{ update: { name: NAME, fields: { at } } }];
    await expect(ask(client, 'Commit', { writes })).rejects.toMatchObject({ code: 3 });
  });
});

describe('a stream', () => {
  it('joins client and engine until the client ends it', async () => {
    const { client, listens } = await startGrpc();
    const { stream, messages, errors } = openListen(client);
    stream.write({ removeTarget: 7 });
    await until(() => expect(listens[0]?.received).toEqual([{ removeTarget: 7 }]));
    listens[0]?.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [7] } });
    await until(() => expect(messages).toHaveLength(1));
    expect(messages).toMatchObject([
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [7] } },
    ]);
    stream.end();
    await until(() => expect(listens[0]?.closed).toBeGreaterThan(0));
    expect(errors).toEqual([]);
  });

  it('ends with INVALID_ARGUMENT on a message that makes no sense', async () => {
    const { client, listens } = await startGrpc();
    const { stream, errors } = openListen(client);
    stream.write({ database: 'x' });
    await until(() => expect(errors).toMatchObject([{ code: 3 }]));
    await until(() => expect(listens[0]?.closed).toBeGreaterThan(0));
  });

  it('is closed when the client breaks off', async () => {
    const { client, listens } = await startGrpc();
    const { stream } = openListen(client);
    stream.write({ removeTarget: 7 });
    await until(() => expect(listens).toHaveLength(1));
    stream.cancel();
    await until(() => expect(listens[0]?.closed).toBeGreaterThan(0));
  });

  it('is closed when the server closes', async () => {
    const { client, listens, grpc } = await startGrpc();
    const { stream, errors } = openListen(client);
    stream.write({ removeTarget: 7 });
    await until(() => expect(listens).toHaveLength(1));
    await grpc.close();
    await until(() => expect(errors).toHaveLength(1));
    await until(() => expect(listens[0]?.closed).toBeGreaterThan(0));
  });
});
