import { createServer } from 'node:net';
import {
  Metadata,
  credentials,
  makeGenericClientConstructor,
  type ServiceError,
} from '@grpc/grpc-js';
import { assert, integer, property } from 'fast-check';
import { freePort } from 'test-tools/free-port.ts';
import { until } from 'test-tools/until.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RpcError } from '#src/base/rpc-error.ts';
import type { FirestoreEngine } from '#src/firestore/engine-contract.ts';
import { jsonOf, protoOf, isoOf, protoTimestampOf } from '#src/firestore/grpc/grpc-json.ts';
import { createFirestoreGrpc, firestoreService } from '#src/firestore/grpc/grpc.ts';
import { callerFromAuthorization } from '#src/identity/accounts/tokens.ts';
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

/** A stream that has reached the engine. */
async function openListen({ client, listens }: Awaited<ReturnType<typeof startGrpc>>) {
  const { path, requestSerialize, responseDeserialize } = methodOf('Listen');
  const stream = client.makeBidiStreamRequest(path, requestSerialize, responseDeserialize);
  const errors: ServiceError[] = [];
  stream.on('data', () => undefined);
  stream.on('error', (error: ServiceError) => errors.push(error));
  stream.write({ removeTarget: 7 });
  await until(() => expect(listens).toHaveLength(1));
  return { stream, errors };
}

describe('a call', () => {
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

  it('at an impossible time is INVALID_ARGUMENT', async () => {
    const { client } = await startGrpc();
    const at = { timestampValue: { seconds: '999999999999999', nanos: 0 } };
    const writes = [{ update: { name: NAME, fields: { at } } }];
    await expect(ask(client, 'Commit', { writes })).rejects.toMatchObject({ code: 3 });
  });
});

describe('a stream', () => {
  it('is closed when the client breaks off', async () => {
    const started = await startGrpc();
    const { stream } = await openListen(started);
    stream.cancel();
    await until(() => expect(started.listens[0]?.closed).toBeGreaterThan(0));
  });

  it('is closed when the server closes', async () => {
    const started = await startGrpc();
    const { errors } = await openListen(started);
    await started.grpc.close();
    await until(() => expect(errors).toHaveLength(1));
    await until(() => expect(started.listens[0]?.closed).toBeGreaterThan(0));
  });
});

describe('from gRPC to JSON', () => {
  it('names that the user chose mean nothing', () => {
    const fields = {
      limit: { mapValue: { fields: { value: { integerValue: '1' } } } },
      readTime: { stringValue: 'x' },
      fields: { nullValue: 'NULL_VALUE' },
    };
    expect(jsonOf({ fields })).toEqual({ fields });
  });

  it.each([{ seconds: '99999999999999' }, { seconds: 'x' }, { seconds: '0', nanos: -1 }])(
    'a time that is none is the client’s fault: %o',
    (readTime) => {
      expect(() => jsonOf({ readTime })).toThrow(RpcError);
    },
  );
});

describe('from JSON to gRPC', () => {
  it('names that the user chose mean nothing', () => {
    const fields = { readTime: { stringValue: 'x' }, transaction: { booleanValue: true } };
    expect(protoOf({ document: { fields } })).toEqual({ document: { fields } });
  });
});

it('timestamps survive both ways from the year 1 to 9999, to the nanosecond', () => {
  const seconds = integer({ min: -62_135_596_800, max: 253_402_300_799 });
  assert(
    property(seconds, integer({ min: 0, max: 999_999_999 }), (whole, nanos) => {
      const time = { seconds: String(whole), nanos };
      expect(protoTimestampOf(isoOf(time))).toEqual(time);
    }),
  );
});
