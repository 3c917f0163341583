import type { Socket } from 'node:net';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { FirestoreEngine } from '../engine-contract.ts';
import { duplexHandler, streamingHandler, unaryHandler, type CallerOf } from './grpc-handlers.ts';
import { firestoreService } from './grpc-service.ts';
import { listenStream, writeStream } from '../calls/message-stream.ts';
import { streamingCalls, unaryCalls } from '../calls/rpc-calls.ts';

/** Where the names over gRPC differ from those over REST by more than their first letter. */
const RENAMED: Record<string, string> = { batchGet: 'BatchGetDocuments' };

export interface FirestoreGrpc {
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
