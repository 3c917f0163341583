import { fileTypeFromBuffer } from 'file-type';
import type { FieldError } from '#domain/access/api-error.ts';
import { ATTACHMENT_TYPES, type Attachment } from '#domain/orders/attachment.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { readHead } from './stored-file.ts';

/** Bytes that are needed to detect a file's type by its content. */
const HEAD = 4_100;

/**
 * Checks the files for which `isOwn` is true in Storage: each must exist, have the stated size, and by its content be
 * an image or a PDF of the stated type. Do not call it in a transaction.
 *
 * @throws Problem 422 naming each invalid file, 503 when Storage does not answer
 */
export async function inspectAttachments(
  attachments: readonly Attachment[],
  isOwn: (index: number) => boolean,
): Promise<void> {
  const found = await Promise.all(
    attachments.map(async (attachment, index) => (isOwn(index) ? problemOf(attachment) : null)),
  );
  const errors = Object.fromEntries(
    found.flatMap((problem, index) => (problem ? [[`attachments.${index}`, problem]] : [])),
  );
  if (Object.keys(errors).length > 0) {
    throw new Problem('invalid', 'A file that goes with this order cannot be used', { errors });
  }
}

async function problemOf({ path, name, size, type }: Attachment): Promise<FieldError | null> {
  const head = await readHead(path, HEAD);
  if (!head) {
    return { rule: 'missing', message: `${name} has not been uploaded`, value: null };
  }
  if (head.size === 0) {
    return { rule: 'empty', message: `${name} is empty`, value: size, nearest: null };
  }
  if (head.size !== size) {
    return {
      rule: 'size',
      message: `${name} has ${head.size} bytes`,
      value: size,
      nearest: head.size,
    };
  }
  const actual = (await fileTypeFromBuffer(head.bytes))?.mime;
  if (actual === type) return null;
  const nearest = ATTACHMENT_TYPES.find((known) => known === actual) ?? null;
  return {
    rule: 'type',
    message: nearest
      ? `${name} is no ${type} by its content`
      : `${name} is neither an image nor a PDF by its content`,
    value: type,
    nearest,
  };
}
