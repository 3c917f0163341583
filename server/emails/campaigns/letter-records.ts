import { randomUUID } from 'node:crypto';
import {
  LETTER_LABELS,
  LETTER_SORTS,
  letterFilterOfListSchema,
  letterInputSchema,
  letterSchema,
  type LetterInput,
} from '#domain/emails/letter.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { completeLetters } from './letter-progress.ts';
import { lockLetter, type LetterRow } from './letter-rows.ts';
import { emailCampaigns } from './table.ts';

/** EM-03: the letters to selected customers, as super admins write them. A letter is edited as long as it is a draft. */
export function letterRecords(clock: () => Date): RecordDefinition {
  return {
    name: 'letters',
    label: 'letter',
    labels: LETTER_LABELS,
    table: emailCampaigns,
    permissions: {
      list: 'emails:manage',
      show: 'emails:manage',
      create: 'emails:manage',
      edit: 'emails:manage',
    },
    schema: letterSchema,
    input: letterInputSchema,
    create: async (tx, input, actor) => {
      const id = randomUUID();
      await tx.insert(emailCampaigns).values({
        ...(input as LetterInput),
        id,
        createdBy: actor.uid,
        createdAt: clock(),
      });
      return id;
    },
    prepare: (tx, _input, id) => requireDraft(tx, id),
    list: {
      sorts: LETTER_SORTS,
      defaultSort: ['createdAt', 'DESC'],
      filter: letterFilterOfListSchema,
    },
    search: [emailCampaigns.name],
    unique: {},
    references: {},
    // The rows of the table, as `recordsOf` returns them.
    complete: (db, rows) => completeLetters(db, rows as unknown as LetterRow[]),
  };
}

/** @throws Problem 404, 409 */
async function requireDraft(tx: Handle, id: string | null): Promise<void> {
  if (id === null) return;
  const { state } = await lockLetter(tx, id);
  if (state === 'draft') return;
  throw new Problem('conflict', 'The letter was started and cannot be edited any more');
}
