import { newId } from '../state/ids.ts';
import type { WireObject } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { schedule } from '../webhooks/schedule.ts';

const API_VERSION = '2026-10-28.endive';

/** Records an event about an object as it is now, and has it delivered. */
export function emit(
  sandbox: Sandbox,
  type: string,
  object: WireObject,
  previous?: Record<string, unknown>,
): void {
  const id = newId('evt');
  sandbox.store.put('event', {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(sandbox),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  schedule(sandbox, id);
}
