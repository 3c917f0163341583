import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { visitorKeys } from './table.ts';

/** Milliseconds that somebody needs at least before a form can be filled in. */
export const PASS_WAIT = { request: 3_000, rating: 1_000 } as const;
/** Milliseconds for which a pass is good: a page may stay open over a working day. */
export const PASS_GOOD_FOR = 12 * 60 * 60 * 1000;

export type VisitorDeed = keyof typeof PASS_WAIT;

const KEY_NAME = 'pass';
const KEY_BYTES = 32;
const PASS = /^(\d{13})\.([\w-]{43})$/;

/** Returns a signed note of the present time, which a form sends back with what was typed. */
export async function makePass(db: Handle, now: Date): Promise<string> {
  const at = String(now.getTime());
  return `${at}.${signed(await keyOf(db), at)}`;
}

/** Whether the pass is ours, old enough for somebody to have typed, and not too old. */
export async function isGoodPass(
  db: Handle,
  pass: string,
  { deed, now }: { deed: VisitorDeed; now: Date },
): Promise<boolean> {
  const [, at = '', signature = ''] = PASS.exec(pass) ?? [];
  if (at === '') return false;
  const expected = Buffer.from(signed(await keyOf(db), at));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return false;
  const age = now.getTime() - Number(at);
  return age >= PASS_WAIT[deed] && age < PASS_GOOD_FOR;
}

function signed(key: string, at: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(at).digest('base64url');
}

/** Returns the key; the first one to ask makes it. */
async function keyOf(db: Handle): Promise<string> {
  const found = await storedKey(db);
  if (found !== undefined) return found;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await db.insert(visitorKeys).values({ name: KEY_NAME, key }).onConflictDoNothing();
  return (await storedKey(db)) ?? key;
}

async function storedKey(db: Handle): Promise<string | undefined> {
  const [row] = await db.select().from(visitorKeys).where(eq(visitorKeys.name, KEY_NAME));
  return row?.key;
}
