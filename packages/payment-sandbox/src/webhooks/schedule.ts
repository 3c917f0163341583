import { newId } from '../state/ids.ts';
import type { Disturbance } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';

/** Has an event delivered: now, or as the next events are disturbed. */
export function schedule(sandbox: Sandbox, eventId: string): void {
  const next = sandbox.store.get('disturbance', 'next');
  if (!next || next.left === 0) return deliver(sandbox, eventId);
  const left = next.left - 1;
  const held = next.how === 'reorder' ? [...next.held, eventId] : [];
  const rest: Disturbance = { ...next, left, held: left === 0 ? [] : held };
  sandbox.store.put('disturbance', rest);
  switch (next.how) {
    case 'lose':
      return undefined;
    case 'duplicate':
      deliver(sandbox, eventId);
      return deliver(sandbox, eventId);
    case 'delay':
      return deliver(sandbox, eventId, next.seconds * 1000);
    case 'reorder':
      return left === 0 ? deliverAll(sandbox, held.toReversed()) : undefined;
  }
}

/** From now on the next events are lost, duplicated, delayed or reordered. Those that were held back are delivered. */
export function disturb(sandbox: Sandbox, next: Omit<Disturbance, 'id' | 'held'>): void {
  const before = sandbox.store.get('disturbance', 'next');
  sandbox.store.put('disturbance', { id: 'next', held: [], ...next });
  if (before) deliverAll(sandbox, before.held);
}

export function deliver(sandbox: Sandbox, eventId: string, after = 0): void {
  const id = newId('dlv');
  sandbox.store.put('delivery', { id, eventId, tries: 0, at: sandbox.now() + after });
}

function deliverAll(sandbox: Sandbox, eventIds: string[]): void {
  for (const eventId of eventIds) deliver(sandbox, eventId);
}
