import type { Draft } from '#domain/orders/draft.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findDraft, noSuchDraft, toDraft } from './draft-rows.ts';
import { refuseEnded } from './ended-draft.ts';

/** Returns one whole draft. @throws Problem 404, also for an account outside the scope; 409 when it has ended */
export async function getDraft(db: Handle, scope: AccountScope, id: string): Promise<Draft> {
  const row = await findDraft(db, scope, id);
  if (row) return toDraft(row);
  await refuseEnded(db, scope, id);
  throw noSuchDraft();
}
