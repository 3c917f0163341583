import { newId } from '../state/ids.ts';
import type { Work } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';

/** Has something done after so many milliseconds. */
export function later(sandbox: Sandbox, after: number, work: Work): void {
  sandbox.store.put('task', { id: newId('task'), at: sandbox.now() + after, work });
}
