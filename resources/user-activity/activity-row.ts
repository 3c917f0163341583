import { z } from 'zod';

/** What the list reads of a document of `userActivity` (EN-03); a browser of an older version may have left some out. */
export const activityRowSchema = z.object({
  id: z.string(),
  userEmail: z.string().catch(''),
  userRole: z.enum(['admin', 'customer']).nullable().catch(null),
  status: z.enum(['active', 'idle', 'inactive']).nullable().catch(null),
  /** Kept as milliseconds since 1970; shown from ISO. */
  lastActivity: z
    .union([z.iso.datetime(), z.number().transform((ms) => new Date(ms).toISOString())])
    .nullable()
    .catch(null),
  device: z
    .object({ type: z.enum(['mobile', 'tablet', 'desktop']), os: z.string() })
    .nullable()
    .catch(null),
  browser: z.object({ name: z.string() }).nullable().catch(null),
  session: z.object({ currentRoute: z.string() }).nullable().catch(null),
});
export type ActivityRow = z.infer<typeof activityRowSchema>;
