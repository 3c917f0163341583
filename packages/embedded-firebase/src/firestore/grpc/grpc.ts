import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { Server, ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { collectionCalls } from '../calls/collection-calls.ts';
import { documentCalls } from '../calls/document-calls.ts';
import { listenStream, writeStream } from '../calls/message-stream.ts';
import { streamingCalls, unaryCalls } from '../calls/rpc-calls.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { isRecord } from '../values/invalid.ts';
import { duplexHandler, streamingHandler, unaryHandler, type CallerOf } from './grpc-handlers.ts';

const NAME = 'google.firestore.v1.Firestore';

/** Where the names over gRPC differ from those over REST by more than their first letter. */
const RENAMED: Record<string, string> = { batchGet: 'BatchGetDocuments' };

interface FirestoreGrpc {
  /** Takes over a socket whose client speaks HTTP/2 without TLS; nothing of it may be read yet. */
  acceptConnection(socket: Socket): void;
  close(): Promise<void>;
}

/**
 * The transport of firebase-admin and of the web SDK's Node build.
 * `callerOf` checks the authorization metadata and may throw UNAUTHENTICATED.
 */
export function createFirestoreGrpc(engine: FirestoreEngine, callerOf: CallerOf): FirestoreGrpc {
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  server.addService(firestoreService(), {
    ...named(unaryCalls(engine), (call) => unaryHandler(call, callerOf)),
    ...named(collectionCalls(engine), (call) => unaryHandler(call, callerOf)),
    ...named(documentCalls(engine), (call) => unaryHandler(call, callerOf)),
    ...named(streamingCalls(engine), (call) => streamingHandler(call, callerOf)),
    Listen: duplexHandler((caller) => listenStream(engine, caller), callerOf),
    Write: duplexHandler((caller) => writeStream(engine, caller), callerOf),
  });
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    acceptConnection: (socket) => injector.injectConnection(socket),
    close() {
      server.forceShutdown();
      return Promise.resolve();
    },
  };
}

function named<Call, Handler>(
  calls: Record<string, Call>,
  handler: (call: Call) => Handler,
): Record<string, Handler> {
  const entries = Object.entries(calls).map(([name, call]): [string, Handler] => [
    RENAMED[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    handler(call),
  ]);
  return Object.fromEntries(entries);
}

/**
 * The official service definition, as Google's own server SDK ships it, and what the web SDK knows beside: it verifies what
 * a transaction read and did not write, which server SDKs do by the transaction's id.
 */
export function firestoreService(): ServiceDefinition {
  const sdk = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json');
  const source = readFileSync(join(dirname(sdk), 'build', 'protos', 'v1.json'), 'utf8');
  const definitions = fromJSON(JSON.parse(source, withVerify), { longs: String, enums: String });
  const service = definitions[NAME];
  if (!service || 'format' in service) throw new Error(`The protos lack ${NAME}`);
  return service;
}

/** Adds `verify` to the message `Write`. */
function withVerify(key: string, value: unknown): unknown {
  if (key !== 'Write' || !isRecord(value) || !isRecord(value['fields'])) return value;
  return { ...value, fields: { ...value['fields'], verify: { type: 'string', id: 5 } } };
}
