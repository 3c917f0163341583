import {
  Metadata,
  status as grpcStatus,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceError,
  type sendUnaryData,
} from '@grpc/grpc-js';
import type { Caller } from '../../base/caller.ts';
import { rpcErrorBody } from '../../base/rpc-error.ts';
import type { OpenMessageStream } from '../calls/message-stream.ts';
import type { StreamingCall, UnaryCall } from '../calls/rpc-calls.ts';
import { jsonOf, protoOf } from './grpc-json.ts';

export type CallerOf = (header: string | undefined) => Caller;

type Call = { metadata: Metadata };

/** Answers one message, or the status of what was thrown. */
export function unaryHandler(answer: UnaryCall, callerOf: CallerOf) {
  return (call: ServerUnaryCall<unknown, unknown>, reply: sendUnaryData<unknown>): void => {
    Promise.resolve()
      .then(() => answer(callerIn(call, callerOf), jsonOf(call.request)))
      .then(
        (body) => reply(null, protoOf(body)),
        (error: unknown) => reply(serviceError(error)),
      );
  };
}

/** Answers every message of the list, then ends. */
export function streamingHandler(answer: StreamingCall, callerOf: CallerOf) {
  return (call: ServerWritableStream<unknown, unknown>): void => {
    try {
      const messages = answer(callerIn(call, callerOf), jsonOf(call.request));
      for (const message of messages) call.write(protoOf(message));
      call.end();
    } catch (error) {
      // Without it the Admin SDK takes the error for a lost connection, and asks again for seven seconds.
      call.sendMetadata(new Metadata());
      call.emit('error', serviceError(error));
    }
  };
}

/** Joins a stream of the engine with one of gRPC until either side ends it. */
export function duplexHandler(
  open: (caller: () => Caller) => OpenMessageStream,
  callerOf: CallerOf,
) {
  return (call: ServerDuplexStream<unknown, unknown>): void => {
    const fail = (error: unknown) => call.emit('error', serviceError(error));
    try {
      const stream = open(() => callerIn(call, callerOf))(
        (message) => call.write(protoOf(message)),
        fail,
      );
      call.on('data', (message: unknown) => {
        try {
          stream.receive(jsonOf(message));
        } catch (error) {
          fail(error);
        }
      });
      call.on('end', () => call.end());
      call.once('close', () => stream.close());
    } catch (error) {
      fail(error);
    }
  };
}

function callerIn(call: Call, callerOf: CallerOf): Caller {
  const [header] = call.metadata.get('authorization');
  return callerOf(header?.toString());
}

function serviceError(error: unknown): ServiceError {
  const { status, message } = rpcErrorBody(error).error;
  return Object.assign(new Error(message), {
    code: grpcStatus[status],
    details: message,
    metadata: new Metadata(),
  });
}
