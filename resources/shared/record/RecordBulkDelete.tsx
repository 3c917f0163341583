import Typography from '@mui/material/Typography';
import { useDataProvider } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import type { ChosenBulkProps } from '../bulk/BulkBar.tsx';
import { BulkStrip } from '../bulk/BulkStrip.tsx';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import type { Outcome } from '../bulk/run-bulk.ts';
import { DecisionFrame } from '../decision/DecisionDialog.tsx';
import { createSelection } from '../list/create-selection.tsx';
import { useFocusWhenDone } from '../use-focus-when-done.ts';
import { useRecordDefinition } from './record-context.ts';
import type { StoredRecord } from './record-definition.ts';
import { useRefusalText } from './use-save-failure.ts';

/** The number of records to list by name; the rest are counted. */
const NAMED = 5;

/** One request deletes one record. */
const PACE = { partSize: 1, concurrency: 4 };

/** The maximum number of records per bulk action. */
const MAX_AT_ONCE = 500;

const { SelectionProvider, useSelection } = createSelection<StoredRecord>(MAX_AT_ONCE);
export { SelectionProvider as RecordSelection };

/** Deletes the selected records, each in the version that was shown; nothing while nothing is selected. */
export function RecordBulkDelete() {
  const text = useText('records');
  const selection = useSelection();
  const { target, done } = useFocusWhenDone<HTMLFieldSetElement>();
  return (
    <BulkStrip label={text('selection.label')} target={target}>
      {selection.selected.size > 0 && (
        <BulkBar
          selection={selection}
          most={MAX_AT_ONCE}
          choices={[{ action: 'delete', rows: [...selection.selected.values()], tone: 'error' }]}
          labelOf={(_action, count) => text('bulkDelete.action', { smart_count: count })}
          selectText={(key, params) => text(`selection.${key}`, params)}
          dialog={BulkDeleteDialog}
          onDone={done}
        />
      )}
    </BulkStrip>
  );
}

function BulkDeleteDialog(props: ChosenBulkProps<'delete', StoredRecord>) {
  const { rows, onCancel, onFinish } = props;
  const { name, representation } = useRecordDefinition();
  const text = useText('records');
  const reasonOf = useReason();
  const refusalOf = useRefusalText();
  const dataProvider = useDataProvider();
  const send = async ([row]: readonly StoredRecord[]): Promise<Outcome<StoredRecord>[]> => {
    if (!row) return [];
    await dataProvider.delete(name, { id: row.id, previousData: row });
    return [{ row, kind: 'done', message: '' }];
  };
  const count = { smart_count: rows.length };
  const nameOf = (record: StoredRecord) => String(record[representation]);
  return (
    <BulkDialog
      rows={rows}
      job={{ resource: name, pace: PACE, refusalOf, isWorthRetrying }}
      labels={{
        action: (records) => text('bulkDelete.action', { smart_count: records }),
        done: (records) => text('bulkDelete.done', { smart_count: records }),
        failed: (records) => text('bulkDelete.failed', { smart_count: records }),
        again: (records) => text('bulkDelete.again', { smart_count: records }),
        stop: text('bulkDelete.stop'),
        nameOf,
        reasonOf,
      }}
      onFinish={onFinish}
    >
      {(start) => (
        <DecisionFrame
          title={text('bulkDelete.title', count)}
          consequence={text('bulkDelete.text')}
          action={text('bulkDelete.action', count)}
          tone="error"
          isPending={false}
          error={null}
          onOpened={() => undefined}
          onSubmit={() => start(send)}
          onClose={onCancel}
        >
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
        </DecisionFrame>
      )}
    </BulkDialog>
  );
}

/** A request without an answer may be sent again: a record that is gone already answers "not found". */
function isWorthRetrying({ kind }: Outcome<StoredRecord>): boolean {
  return kind === 'lost' || kind === 'unsent';
}

function useReason(): (outcome: Outcome<StoredRecord>) => string {
  const text = useText('bulk');
  return ({ kind, message }) => (kind === 'unsent' || kind === 'lost' ? text(kind) : message);
}
