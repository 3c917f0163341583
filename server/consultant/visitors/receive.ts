import type { FastifyRequest } from 'fastify';
import type { Received } from '#domain/consultant/requests/consultant-request.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { isGoodPass, type VisitorDeed } from './pass.ts';
import { countVisitorTry } from './visitor-tries.ts';

/** Owns the idempotency keys of visitors, because nobody is signed in. */
const VISITOR = 'consultant-visitor';

/** What a visitor sent, with what distinguishes a program from a person. */
interface Sent {
  pass: string;
  website: string;
}

interface Receiving<T extends Sent> {
  deed: VisitorDeed;
  body: T;
  /** Stores it and returns its id. `isHeld`: on a day on which more came than usual. */
  store: (tx: Handle, typed: Omit<T, keyof Sent>, isHeld: boolean) => Promise<string>;
  /** Whether what was stored is held. */
  isHeld: (tx: Handle, id: string) => Promise<boolean>;
}

/**
 * VC-03: stores what a visitor sent, once for each key, and returns whether it is held. A program does not learn what gave it
 * away: its answer is that of a limit that is reached; a person can send the same again with a newer pass.
 *
 * @throws Problem 429
 */
export async function receiveOnce<T extends Sent>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  { deed, body, store, isHeld }: Receiving<T>,
): Promise<Received> {
  const key = idempotencyKeyOf(request);
  const { pass, website, ...typed } = body;
  const now = clock();
  const isPerson = website === '' && (await isGoodPass(database.db, pass, { deed, now }));
  if (!isPerson) throw notNow();
  // Without the pass: the same text is sent again with a newer one.
  const sent = { uid: VISITOR, key, requestHash: null, content: [deed, typed] };
  const { held } = await idempotently(database, sent, {
    make: async (tx) => {
      const result = await countVisitorTry(tx, { deed, address: request.ip, now });
      if (result === 'refused') throw notNow();
      return { id: await store(tx, typed, result === 'held'), held: result === 'held' };
    },
    read: async (tx, id) => ({ id, held: await isHeld(tx, id) }),
  });
  return { received: true, held };
}

function notNow(): Problem {
  return new Problem(
    'too-many-requests',
    'This could not be taken right now. Wait a minute and send it again, or call us',
  );
}
