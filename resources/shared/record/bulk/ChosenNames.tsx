import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import type { StoredRecord } from '../common/record-definition.ts';
import { useNameOf } from '../fields/use-name-of.ts';

/** The number of records to list by name; the rest are counted. */
const NAMED = 5;

/** Names the records that an action on many is about to change. */
export function ChosenNames({ rows }: { rows: readonly StoredRecord[] }) {
  const nameOf = useNameOf();
  const text = useText('records');
  return (
    <>
      {rows.slice(0, NAMED).map((record) => (
        <Typography key={record.id} sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(record)}
        </Typography>
      ))}
      {rows.length > NAMED && (
        <Typography color="text.secondary">
          {text('bulkDelete.more', { smart_count: rows.length - NAMED })}
        </Typography>
      )}
    </>
  );
}
