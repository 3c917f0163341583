import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useGetMany, useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import type { Outcome } from '../bulk/run-bulk.ts';
import { DecisionFrame } from '../decision/DecisionDialog.tsx';
import { useRecordDefinition } from './record-context.ts';
import type { StoredRecord } from './record-definition.ts';
import { useRefusalText } from './use-save-failure.ts';

/** The number of records to list by name; the rest are counted. */
const NAMED = 5;

/** One request deletes one record. */
const PACE = { partSize: 1, concurrency: 4 };

/** Deletes the selected records, each in the version that was shown. */
export function RecordBulkDelete() {
  const { name } = useRecordDefinition();
  const text = useText('records');
  const { selectedIds, onUnselectItems } = useListContext<StoredRecord>();
  const { data } = useGetMany<StoredRecord>(name, { ids: selectedIds });
  const [rows, setRows] = useState<readonly StoredRecord[] | null>(null);
  const selected = data?.filter((record) => record !== undefined) ?? [];
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        disabled={selected.length < selectedIds.length}
        onClick={() => setRows(selected)}
      >
        {text('bulkDelete.action', { smart_count: selectedIds.length })}
      </Button>
      {rows && (
        <BulkDeleteDialog
          rows={rows}
          onCancel={() => setRows(null)}
          onFinish={() => {
            setRows(null);
            onUnselectItems();
          }}
        />
      )}
    </>
  );
}

interface BulkDeleteDialogProps {
  rows: readonly StoredRecord[];
  onCancel: () => void;
  onFinish: () => void;
}

function BulkDeleteDialog({ rows, onCancel, onFinish }: BulkDeleteDialogProps) {
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
