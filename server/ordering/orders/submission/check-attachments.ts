import type { FieldError } from '#domain/schemas/api-error.ts';
import type { Attachment } from '#domain/schemas/attachment.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { isMember } from '#server/accounts/members/memberships.ts';

interface Attached {
  uid: string;
  accountNumber: string;
  attachments: readonly Attachment[];
  /** Those of the order itself and of the one that it starts from. */
  known: readonly Attachment[];
}

/**
 * What is wrong with the files, by field. A file lies with whoever uploaded it: that must be the caller or a colleague
 * of the account (a draft may go from one to the other), unless the file is already on the order or its source.
 */
export async function checkAttachments(
  tx: Handle,
  { uid, accountNumber, attachments, known }: Attached,
): Promise<Record<string, FieldError>> {
  const errors: Record<string, FieldError> = {};
  for (const [index, { path }] of attachments.entries()) {
    const owner = path.split('/')[1] ?? '';
    const isTheirs = owner === uid || known.some((one) => one.path === path);
    if (isTheirs || (await isMember(tx, owner, accountNumber))) continue;
    const message = 'This file does not belong to the account';
    errors[`attachments.${index}.path`] = { rule: 'unknown', message, value: path, nearest: null };
  }
  return errors;
}
