import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Handle } from '../database/database.ts';
import { deleteInBatches, type BatchOptions } from '../database/delete-in-batches.ts';
import { Problem } from '../errors/problem.ts';
import { idempotencyKeys } from './table.ts';

/** Milliseconds that an answer is kept for repeated requests. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** The status of every answer to a request that creates something, repeated or not. */
export const MADE = 201;

/** The schema of a stored answer. */
const madeSchema = z.object({ id: z.string() });

interface Making<T> {
  make: (tx: Handle) => Promise<T>;
  /** Returns the record in its present state. Throws the error that a caller gets who may not read it (any more). */
  read: (tx: Handle, id: string) => Promise<T>;
}

/** A request that creates something, as it was sent. */
interface Sent {
  uid: string;
  key: string;
  /** The hash of the body as it was sent (`raw-body.ts`). */
  requestHash: string;
}

/** A request that matches its schema. */
interface Request {
  uid: string;
  key: string;
  /** Null when the body was not JSON; then no hash is stored. */
  requestHash: string | null;
  /** What was hashed before raw bodies were. Keys from that time stay valid until they are deleted. */
  content: unknown;
}

/**
 * Returns the id of what the same request created before; null when there is none, or only one from before raw bodies
 * were hashed, which `idempotently` compares.
 *
 * @throws Problem 422 when the key was used for another request
 */
export async function findMade(db: Handle, sent: Sent): Promise<string | null> {
  const stored = await findStored(db, sent);
  if (!stored || !isOfRawBody(stored)) return null;
  return idOf(stored, [sent.requestHash]);
}

/**
 * Creates something once, in one transaction with its key. The same user, key and request get what was created before.
 * A second request that arrives meanwhile waits for the first. Only the id is stored with the key, because the record
 * may contain patient data.
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

/** @throws Problem 422 when the key belongs to another request */
function idOf(stored: Stored | undefined, hashes: string[]): string {
  if (!stored || !hashes.includes(stored.requestHash)) {
    throw new Problem('invalid', 'This Idempotency-Key was used for another request', {
      errors: { 'Idempotency-Key': { rule: 'reused', message: 'Was used for another request' } },
    });
  }
  if (stored.status === null) throw new Problem('conflict', 'This request is still in progress');
  return madeSchema.parse(stored.body).id;
}

/** Deletes answers that are too old for a repeated request. */
export async function forgetOldAnswers(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before), options);
}
