import { z } from 'zod';
import { NOTICE_ID_MOST } from '../../basics/constants.ts';
import { text } from '../../basics/text.ts';
import { eventChoicesSchema } from '../event-choice.ts';

/** A notice of the most ids that one request marks as read. */
const MOST_IDS = 100;

/** EM-04: one line behind the bell, in both languages. */
export const noticeSchema = z.object({
  id: z.number().int(),
  event: text(),
  texts: z.object({ en: text(), es: text() }),
  /** A path of the portal. */
  path: text(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

const idSchema = z.number().int().min(1).max(NOTICE_ID_MOST);

export const noticeQuerySchema = z.object({
  /** The last id of the page before. */
  before: z.coerce.number().pipe(idSchema).optional(),
});

/** One page, newest first. */
export const noticePageSchema = z.object({
  notices: z.array(noticeSchema),
  /** How many of all notices are unread; counted up to 100. */
  unread: z.number().int(),
  /** The `before` of the next page; null on the last one. */
  next: z.number().int().nullable(),
});
export type NoticePage = z.infer<typeof noticePageSchema>;

/** Marks these notices as read, or all up to one: what has come since stays unread. */
export const noticesReadSchema = z.union([
  z.strictObject({ upTo: idSchema }),
  z.strictObject({ ids: z.array(idSchema).min(1).max(MOST_IDS) }),
]);
export type NoticesRead = z.infer<typeof noticesReadSchema>;

/** EM-04: an owner's defaults for the members of an account; version 0: nothing was set yet. */
export const accountChoicesSchema = z.object({
  choices: eventChoicesSchema,
  version: z.number().int(),
});
export type AccountChoices = z.infer<typeof accountChoicesSchema>;

/** The defaults of each of the user's own accounts. */
export const ownDefaultsSchema = z.array(
  z.object({ accountNumber: text(), choices: eventChoicesSchema }),
);
