import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordDefinition } from './record-context.ts';
import type { StoredRecord } from './record-definition.ts';

/** The number of records to list by name; the rest are counted. */
const NAMED = 5;

/** Names the records that an action on many is about to change. */
export function ChosenNames({ rows }: { rows: readonly StoredRecord[] }) {
  const { representation } = useRecordDefinition();
  const text = useText('records');
  return (
    <>
      {rows.slice(0, NAMED).map((record) => (
        <Typography key={record.id} sx={{ overflowWrap: 'anywhere' }}>
          {String(record[representation])}
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
