import { z } from 'zod';
import { UPLOAD_MOST_BYTES } from '../basics/constants.ts';
import { line, text } from '../basics/text.ts';

export const ATTACHMENT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/tiff',
  'image/bmp',
  'image/heic',
  'application/pdf',
] as const;

/** A file in Storage that belongs to an order (EN-07): its path, and the eye that it shows. */
export const attachmentSchema = z.object({
  /** `users/{uid}/orders/{file}`. */
  path: text().regex(/^users\/[^/]+\/orders\/[^/]+$/),
  name: line().min(1).max(200),
  size: z.number().int().positive().max(UPLOAD_MOST_BYTES),
  type: z.enum(ATTACHMENT_TYPES),
  kind: z.enum(['topography', 'photograph', 'other']),
  eye: z.enum(['right', 'left']).nullable(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
