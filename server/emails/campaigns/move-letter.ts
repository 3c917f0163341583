import { eq } from 'drizzle-orm';
import { LETTER_MOVES } from '#domain/emails/letter-steps.ts';
import type { Letter, LetterStep } from '#domain/emails/letter.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { completeLetters } from './letter-progress.ts';
import { lockLetter, type LetterRow } from './letter-rows.ts';
import { emailCampaigns } from './table.ts';

interface Move {
  actor: Actor;
  id: string;
  step: LetterStep;
  versionSeen: number;
  now: Date;
}

/**
 * EM-03: takes a letter one step further: from now on it is sent, or it is not. Call it in a transaction, which waits
 * for the emails that are being queued.
 *
 * @throws Problem 404, 412 with the present letter, 409 when its state does not allow the step
 */
export async function moveLetter(
  tx: Handle,
  { actor, id, step, versionSeen, now }: Move,
): Promise<Letter> {
  const row = await lockLetter(tx, id);
  if (row.version !== versionSeen) {
    const message = 'Someone else has already taken this letter further';
    throw new Problem('version-moved-on', message, { current: await complete(tx, row) });
  }
  const { from, to } = LETTER_MOVES[step];
  if (!from.includes(row.state)) {
    throw new Problem('conflict', `This is not possible while the letter is ${row.state}`);
  }
  const [moved = row] = await tx
    .update(emailCampaigns)
    .set({ state: to, version: row.version + 1, ...(to === 'cancelled' && { finishedAt: now }) })
    .where(eq(emailCampaigns.id, id))
    .returning();
  await recordAudit(tx, {
    actor,
    action: `letters.${step}`,
    resource: 'letters',
    resourceId: id,
    accountNumber: null,
    details: { before: { state: row.state }, after: { state: to } },
  });
  return complete(tx, moved);
}

async function complete(tx: Handle, row: LetterRow): Promise<Letter> {
  const [letter] = await completeLetters(tx, [row]);
  if (!letter) throw new Error('The letter was not completed');
  return letter;
}
