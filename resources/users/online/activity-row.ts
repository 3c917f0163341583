import { z } from 'zod';

/** Milliseconds since 1970, at most the maximum of a Date, because the document's writer is not trusted. */
const timeSchema = z.number().min(0).max(8.64e15);

/** A Firestore timestamp, as its SDK returns it. */
const timestampSchema = z
  .custom<{ toMillis: () => number }>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'toMillis' in value &&
      typeof value.toMillis === 'function',
  )
  .transform((time) => time.toMillis())
  .pipe(timeSchema);

/** The same, as react-admin-firebase returns it. */
const dateSchema = z
  .date()
  .transform((time) => time.getTime())
  .pipe(timeSchema);

/** The fields read from a `userActivity` document (EN-03). Older versions of the portal may have left some out. */
export const activityRowSchema = z.object({
  id: z.string(),
  userEmail: z.string().catch(''),
  userRole: z.enum(['admin', 'customer']).nullable().catch(null),
  status: z.enum(['active', 'idle', 'inactive']).nullable().catch(null),
  /** Milliseconds since 1970. */
  lastActivity: z.union([timeSchema, timestampSchema, dateSchema]).nullable().catch(null),
  device: z
    .object({ type: z.enum(['mobile', 'tablet', 'desktop']), os: z.string() })
    .nullable()
    .catch(null),
  browser: z.object({ name: z.string() }).nullable().catch(null),
  session: z.object({ currentRoute: z.string() }).nullable().catch(null),
});
export type ActivityRow = z.infer<typeof activityRowSchema>;
