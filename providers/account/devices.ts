import { z } from 'zod';
import { deviceSessionSchema } from '#domain/access/user.ts';
import type { Rest } from '../http/connection.ts';

// Where the user is signed in. All throw HttpFailure.

const schema = z.array(deviceSessionSchema);

export function ownSessions({ rest }: Rest, signal: AbortSignal) {
  return rest('/auth/sessions', { kind: 'background', schema, signal });
}

export async function endSession({ rest }: Rest, id: string): Promise<void> {
  await rest(`/auth/sessions/${id}`, { kind: 'change', method: 'DELETE' });
}

/** Ends every session but this browser's. */
export async function endOtherSessions({ rest }: Rest): Promise<void> {
  await rest('/auth/sessions/end-others', { kind: 'change', method: 'POST' });
}
