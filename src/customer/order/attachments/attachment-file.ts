import { UPLOAD_MOST_BYTES } from '#domain/constants.ts';
import { ATTACHMENT_TYPES } from '#domain/schemas/attachment.ts';
import type { Attachment } from '#domain/schemas/attachment.ts';

/** What is needed to tell a type by its content. */
const HEAD = 4_100;

export type AttachmentType = Attachment['type'];
export type Refusal = 'size' | 'empty' | 'type';

/** The type of a file by its first bytes, whatever its name says, or why it cannot go with an order. */
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

/** A place that no other file has and whose name tells nothing of the patient. */
export function attachmentPath(uid: string, type: AttachmentType): string {
  const extension = type.replace(/^.*\//, '');
  return `users/${uid}/orders/${crypto.randomUUID()}.${extension}`;
}

/** A picture is probably a topography; a paper is neither. */
export function probableKind(type: AttachmentType): Attachment['kind'] {
  return type === 'application/pdf' ? 'other' : 'topography';
}
