import { and, eq, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database, Handle } from '../database/database.ts';
import { deleteInBatches, type BatchOptions } from '../database/delete-in-batches.ts';
import { Problem } from '../errors/problem.ts';
import { idempotencyKeys } from './table.ts';

/** How long an answer can be asked for again. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Every request that makes something is answered with it, and so. */
export const MADE = 201;

/** What the answer to a request that is sent again is read by. */
const madeSchema = z.object({ id: z.string() });

export interface Making<T> {
  make: (tx: Handle) => Promise<T>;
  /** What was made, as it is now; throws what a reader gets that may not see it (any more). */
  read: (tx: Handle, id: string) => Promise<T>;
}

/** A request that makes something, as it was sent. */
export interface Sent {
  uid: string;
  key: string;
  /** Of the body as it was sent (`raw-body.ts`). */
  requestHash: string;
}

/** A request that has passed its schema. */
export interface Request {
  uid: string;
  key: string;
  /** Null: the body was not JSON, and nothing is kept of it. */
  requestHash: string | null;
  /** What was hashed before raw bodies were: keys of those days count until they are forgotten. */
  content: unknown;
}

/**
 * The id of what the same request made before; null when there is none, or only one from before raw bodies were hashed,
 * which `idempotently` compares.
 *
 * @throws Problem 422 when the key was used for another request
 */
export async function findMade(db: Handle, sent: Sent): Promise<string | null> {
  const stored = await findStored(db, sent);
  if (!stored || !isOfRawBody(stored)) return null;
  return idOf(stored, [sent.requestHash]);
}

/**
 * Makes something in one transaction with its key, once: the same user with the same key and request gets what was made
 * then. A second request that comes while the first is at work waits for it. Only the id is kept with the key: what was
 * made may tell of a patient.
 *
 * @throws Problem 422 when the key was used for another request
 */
export async function idempotently<T extends { id: string }>(
  database: Database,
  request: Request,
  { make, read }: Making<T>,
): Promise<T> {
  const { uid, key } = request;
  const former = createHash('sha256').update(JSON.stringify(request.content)).digest('hex');
  const requestHash = request.requestHash ?? former;
  return database.db.transaction(async (tx) => {
    // Waits for another transaction that has just inserted the same key.
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ uid, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const stored = await findStored(tx, request);
      return read(tx, idOf(stored, [requestHash, former]));
    }
    const made = await make(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: MADE, body: { id: made.id } })
      .where(and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key)));
    return made;
  });
}

type Stored = typeof idempotencyKeys.$inferSelect;

function isOfRawBody({ requestHash }: Stored): boolean {
  return requestHash.startsWith('raw:');
}

async function findStored(
  db: Handle,
  { uid, key }: Pick<Sent, 'uid' | 'key'>,
): Promise<Stored | undefined> {
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key)));
  return stored;
}

/** @throws Problem 422 when the key is of none of these requests */
function idOf(stored: Stored | undefined, hashes: string[]): string {
  if (!stored || !hashes.includes(stored.requestHash)) {
    throw new Problem('invalid', 'This Idempotency-Key was used for another request', {
      errors: { 'Idempotency-Key': { rule: 'reused', message: 'Was used for another request' } },
    });
  }
  if (stored.status === null) throw new Problem('conflict', 'This request is still in progress');
  return madeSchema.parse(stored.body).id;
}

/** Forgets the answers that nobody can be waiting for any more. */
export async function forgetOldAnswers(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before), options);
}
