import type { FastifyInstance, FastifyReply } from 'fastify';
import { IDENTITY_CACHE } from '#domain/basics/constants.ts';
import { EventHub } from '../../platform/events/event-hub.ts';
import { EventStream } from '../../platform/events/event-stream.ts';
import { closedSignal } from '../../platform/http/closed-signal.ts';
import { Slots } from '../../platform/http/slots.ts';
import { bearerToken, callerOf } from '../caller/caller-of.ts';
import type { Caller } from '../caller/caller.ts';
import type { Services } from '../services.ts';
import { browserOf, type Browser } from '../sessions/remember-session.ts';
import type { RememberedCallers } from '../sessions/remembered-callers.ts';
import { mayHear } from './may-hear.ts';

const LIMITS = { inAll: 5_000, ofOne: 20, message: 'Too many open event streams' };

/** `GET /api/events`: streams changes to callers who may see them, as long as their token is valid. */
export async function registerEventRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const hub = new EventHub((error) => app.log.warn({ error: error.message }, 'event not read'));
  const slots = new Slots(LIMITS);
  app.addHook('onReady', () => hub.start(services.database));
  // Before the server waits for its connections to close: open streams would keep it waiting forever.
  app.addHook('preClose', () => hub.close());

  app.get(
    '/api/events',
    { config: { permission: 'events:listen' }, schema: { description: 'Server-sent events' } },
    (request, reply) => {
      const closed = closedSignal(reply.raw);
      const caller = callerOf(request);
      const token = bearerToken(request);
      slots.take(caller.uid, closed);
      reply.hijack();
      // Whoever left while they were identified has no stream.
      if (closed.aborted) return;
      const browser = browserOf(request.headers);
      stream(reply, { app, hub, callers: services.callers, caller, token, browser, closed });
    },
  );
}

interface Listening {
  app: FastifyInstance;
  hub: EventHub;
  callers: RememberedCallers;
  caller: Caller;
  token: string;
  browser: Browser;
  /** Aborted when the client has gone. */
  closed: AbortSignal;
}

/**
 * Opens the stream. Identifies the caller again every 30 seconds, without the cache, because their rights may have been
 * revoked; at once when this process itself ends their session.
 */
function stream(
  reply: FastifyReply,
  { app, hub, callers, caller, token, browser, closed }: Listening,
): void {
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
      current = await app.identities.renew(token, browser);
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
  const stop = () => {
    clearInterval(check);
    stopHearing();
    unsubscribe();
  };
  closed.addEventListener('abort', stop, { once: true });
}
