import { latestAct } from '../../platform/audit/latest-act.ts';
import type { Handle } from '../../platform/database/database.ts';

/**
 * Returns who took the latest step with a write-off, from its history: the row does not keep who declined a reversal. Blank
 * when nobody has since it was asked for.
 */
export async function whoChanged(tx: Handle, id: string): Promise<string> {
  const act = { resource: 'write-offs', resourceId: id, action: 'write-offs.edit' };
  return (await latestAct(tx, act))?.actor ?? '';
}
