import { IDENTITY_CACHE } from '#domain/constants.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '#server/access/services.ts';
import { bearerToken, callerOf } from '../caller/caller-of.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { RememberedCallers } from '../sessions/remembered-callers.ts';
import type { Caller } from '../caller/caller.ts';
import { EventHub } from '#server/platform/events/event-hub.ts';
import { EventStream } from '#server/platform/events/event-stream.ts';
import { mayHear } from './may-hear.ts';

const MAX_STREAMS = 5_000;
const MAX_STREAMS_OF_ONE = 20;

/** `GET /api/events`: streams changes to callers who may see them, as long as their token is valid. */
export async function registerEventRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const hub = new EventHub((error) => app.log.warn({ error: error.message }, 'event not read'));
  const open = new Map<string, number>();
  app.addHook('onReady', () => hub.start(services.database));
  // Before the server waits for its connections to close: open streams would keep it waiting forever.
  app.addHook('preClose', () => hub.close());

  app.get(
    '/api/events',
    { config: { permission: 'events:listen' }, schema: { description: 'Server-sent events' } },
    (request, reply) => {
      const caller = callerOf(request);
      const already = open.get(caller.uid) ?? 0;
      if (hub.size >= MAX_STREAMS || already >= MAX_STREAMS_OF_ONE) {
        throw new Problem('too-many-requests', 'Too many open event streams');
      }
      open.set(caller.uid, already + 1);
      const stop = stream(reply, {
        app,
        hub,
        callers: services.callers,
        caller,
        token: bearerToken(request),
      });
      reply.raw.once('close', () => {
        stop();
        const left = (open.get(caller.uid) ?? 1) - 1;
        if (left > 0) open.set(caller.uid, left);
        else open.delete(caller.uid);
      });
    },
  );
}

interface Listening {
  app: FastifyInstance;
  hub: EventHub;
  callers: RememberedCallers;
  caller: Caller;
  token: string;
}

/**
 * Opens the stream. Identifies the caller again every 30 seconds, without the cache, because their rights may have been
 * revoked; at once when this process itself ends their session.
 */
function stream(reply: FastifyReply, { app, hub, callers, caller, token }: Listening): () => void {
  reply.hijack();
  const events = new EventStream(reply.raw, reply.getHeaders());
  let current = caller;
  const unsubscribe = hub.subscribe({
    onChange: (event) => {
      if (mayHear(current, event)) events.send(event);
    },
    onEnd: () => events.end(),
  });
  const checkAgain = async () => {
    try {
      current = await app.identities.renew(token);
      if (current.expiresAt <= Date.now()) events.end();
    } catch {
      // Refused, or Firebase did not answer: either way the client reconnects and gets the reason.
      events.end();
    }
  };
  const check = setInterval(() => void checkAgain(), IDENTITY_CACHE);
  const stopHearing = callers.alsoForget({
    forget: (uid) => {
      if (uid === caller.uid) void checkAgain();
    },
  });
  return () => {
    clearInterval(check);
    stopHearing();
    unsubscribe();
  };
}
