import { UPLOAD_MOST_BYTES } from '#domain/basics/constants.ts';
import { ATTACHMENT_TYPES } from '#domain/orders/attachment.ts';
import type { Attachment } from '#domain/orders/attachment.ts';

/** The bytes needed to detect a file's type from its content. */
const HEAD = 4_100;

export type AttachmentType = Attachment['type'];
export type Refusal = 'size' | 'empty' | 'type';

/** Returns a file's type by its first bytes, whatever its name, or why it cannot be attached. */
export async function inspectFile(
  file: File,
): Promise<{ type: AttachmentType } | { refusal: Refusal }> {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > UPLOAD_MOST_BYTES) return { refusal: 'size' };
  const [{ fileTypeFromBuffer }, head] = await Promise.all([
    import('file-type'),
    file.slice(0, HEAD).arrayBuffer(),
  ]);
  const found = await fileTypeFromBuffer(new Uint8Array(head));
  const type = ATTACHMENT_TYPES.find((known) => known === found?.mime);
  return type ? { type } : { refusal: 'type' };
}

/** Returns a unique storage path that contains nothing about the patient. */
export function attachmentPath(uid: string, type: AttachmentType): string {
  const extension = type.replace(/^.*\//, '');
  return `users/${uid}/orders/${crypto.randomUUID()}.${extension}`;
}

/** Returns the probable kind of a file: an image is probably a topography, a PDF is not. */
export function probableKind(type: AttachmentType): Attachment['kind'] {
  return type === 'application/pdf' ? 'other' : 'topography';
}
