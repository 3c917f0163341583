import { z } from 'zod';

/** The Firestore collection of ended sessions, by uid. Only the server writes it. */
export const SESSION_ENDS = 'sessionEnds';

/** Why a session is no longer valid: the reason in the server's 401. */
export const SESSION_REFUSALS = ['disabled', 'ended', 'too-old', 'idle'] as const;
export type SessionRefusal = (typeof SESSION_REFUSALS)[number];

/**
 * A session is identified by the second of its sign-in, `auth_time` of its tokens. It is valid unless the user is
 * disabled, it is `ended`, or it began before `validAfter` and is not `kept`. firestore.rules and storage.rules check
 * the same.
 */
export const sessionEndsSchema = z.object({
  disabled: z.boolean(),
  /** Seconds since 1970; 0 when no sessions were ended by time. */
  validAfter: z.number().int(),
  kept: z.array(z.number().int()).max(20),
  ended: z.array(z.number().int()).max(500),
});
export type SessionEnds = z.infer<typeof sessionEndsSchema>;

/** Whether a session that began at `authTime`, in seconds since 1970, is still valid. */
export function sessionCounts(ends: SessionEnds | null, authTime: number): boolean {
  if (!ends) return true;
  const { disabled, validAfter, kept, ended } = ends;
  if (disabled || ended.includes(authTime)) return false;
  return authTime >= validAfter || kept.includes(authTime);
}
