import type { Handle } from '../../platform/database/database.ts';
import { publishChanges } from '../../platform/events/publish-change.ts';

/** Notifies the browsers of each user that their notices changed, once for each user. */
export async function publishNotices(
  tx: Handle,
  changed: readonly { uid: string; id: number }[],
): Promise<void> {
  const latest = new Map<string, number>();
  for (const { uid, id } of changed) latest.set(uid, Math.max(id, latest.get(uid) ?? 0));
  if (latest.size === 0) return;
  await publishChanges(
    tx,
    [...latest].map(([uid, version]) => ({ resource: 'notices' as const, id: uid, version })),
  );
}
