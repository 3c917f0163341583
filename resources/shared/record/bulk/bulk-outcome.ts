import { useText } from '#providers/messages/use-text.ts';
import type { Outcome } from '../../bulk/run-bulk.ts';
import type { StoredRecord } from '../common/record-definition.ts';

/**
 * A request without an answer may be sent again: a record that is gone already answers "not found", and one that was
 * changed already "moved on".
 */
export function hadNoAnswer({ kind }: Outcome<StoredRecord>): boolean {
  return kind === 'lost' || kind === 'unsent';
}

/** Returns why something was not done with a record. */
export function useBulkReason(): (outcome: Outcome<StoredRecord>) => string {
  const text = useText('bulk');
  return ({ kind, message }) => (kind === 'unsent' || kind === 'lost' ? text(kind) : message);
}
