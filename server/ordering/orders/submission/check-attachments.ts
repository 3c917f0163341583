import type { FieldError } from '#domain/access/api-error.ts';
import type { Attachment } from '#domain/orders/attachment.ts';
import { isMember } from '../../../accounts/members/memberships.ts';
import type { Handle } from '../../../platform/database/database.ts';

interface Attached {
  uid: string;
  accountNumber: string;
  attachments: readonly Attachment[];
  /** The files of the order itself and of its source order. */
  known: readonly Attachment[];
}

/**
 * Returns the errors of the files, by field. A file belongs to the user who uploaded it: the caller or a colleague of
 * the account, because drafts may be passed on. Files of the order or its source are always allowed.
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
