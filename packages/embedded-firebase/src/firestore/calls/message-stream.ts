import { z } from 'zod';
import type { Caller } from '../../base/caller.ts';
import { RpcError } from '../../base/rpc-error.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import type { ListenRequest, WriteRequest } from '../values/types.ts';
import { labels, notOffered, parseShape } from '../values/wire-shapes.ts';
import { structuredQuery } from './query-shape.ts';
import { writeShape } from './write-shape.ts';

const target = z
  .strictObject({
    targetId: z.int32(),
    documents: z.strictObject({ documents: z.array(z.string()).default([]) }).optional(),
    query: z.strictObject({ parent: z.string(), structuredQuery }).optional(),
    pipelineQuery: notOffered('a pipeline'),
    resumeToken: z.string().optional(),
    readTime: z.string().optional(),
    expectedCount: z.int32().optional(),
    once: z.boolean().optional(),
  })
  .refine(({ documents, query }) => Boolean(documents) !== Boolean(query), {
    message: 'a target is either documents or a query',
  });

const listenRequest = z
  .strictObject({
    database: z.string().optional(),
    addTarget: target.optional(),
    removeTarget: z.int32().optional(),
    labels,
  })
  .refine(
    ({ addTarget, removeTarget }) => (addTarget === undefined) !== (removeTarget === undefined),
    { message: 'either addTarget or removeTarget is needed' },
  );

const writeRequest = z.strictObject({
  database: z.string().optional(),
  streamId: z.string().optional(),
  streamToken: z.string().optional(),
  writes: z.array(writeShape).optional(),
  labels,
});

/** Takes one message of the client, whatever it is; throws RpcError if it makes no sense. */
export interface MessageStream {
  receive(message: unknown): void;
  close(): void;
}

type Fail = (error: unknown) => void;

/** `fail` reports to the client and ends the stream. Throws UNAUTHENTICATED if the caller is nobody's. */
export type OpenMessageStream = (send: (message: object) => void, fail: Fail) => MessageStream;

/** Node's timers take no longer ones. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Where documents and queries are listened to. */
export function listenStream(engine: FirestoreEngine, callerOf: () => Caller): OpenMessageStream {
  return (send, fail) => {
    const caller = callerOf();
    const stream = engine.listen(caller, send);
    return untilExpiry(caller, fail, {
      receive: (message) => stream.receive(parseListenRequest(message)),
      close: () => stream.close(),
    });
  };
}

/** Where batches of writes go one after the other. */
export function writeStream(engine: FirestoreEngine, callerOf: () => Caller): OpenMessageStream {
  return (send, fail) => {
    const caller = callerOf();
    const stream = engine.write(caller, send, fail);
    return untilExpiry(caller, fail, {
      receive: (message) => stream.receive(parseWriteRequest(message)),
      close: () => stream.close(),
    });
  };
}

/** A stream lives no longer than the ID token that opened it; the SDK opens the next with a new one. */
function untilExpiry({ auth }: Caller, fail: Fail, stream: MessageStream): MessageStream {
  const { exp, iat } = auth?.token ?? {};
  // Mock tokens of the rules tests carry iat 0 and do not expire.
  if (typeof exp !== 'number' || iat === 0) return stream;
  const remaining = exp * 1000 - Date.now();
  if (remaining > LONGEST_TIMER_MS) return stream;
  const expired = () => fail(new RpcError('UNAUTHENTICATED', 'The ID token has expired'));
  const timer = setTimeout(expired, Math.max(remaining, 0)).unref();
  return {
    receive: (message) => stream.receive(message),
    close: () => {
      clearTimeout(timer);
      stream.close();
    },
  };
}

/** A message of a Listen stream. Throws INVALID_ARGUMENT. */
function parseListenRequest(message: unknown): ListenRequest {
  return parseShape(listenRequest, message);
}

/** A message of a Write stream; the first carries no writes. Throws INVALID_ARGUMENT. */
function parseWriteRequest(message: unknown): WriteRequest {
  return parseShape(writeRequest, message);
}
