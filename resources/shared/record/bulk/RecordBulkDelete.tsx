import { useDataProvider } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import type { ChosenBulkProps } from '../../bulk/BulkBar.tsx';
import { BulkDialog } from '../../bulk/BulkDialog.tsx';
import type { Outcome } from '../../bulk/run-bulk.ts';
import { DecisionFrame } from '../../decision/DecisionDialog.tsx';
import { useRecordDefinition } from '../common/record-context.ts';
import type { StoredRecord } from '../common/record-definition.ts';
import { useRefusalText } from '../common/use-save-failure.ts';
import { useNameOf } from '../fields/use-name-of.ts';
import { hadNoAnswer, useBulkReason } from './bulk-outcome.ts';
import { ChosenNames } from './ChosenNames.tsx';

/** One request deletes one record. */
const PACE = { partSize: 1, concurrency: 4 };

/** Deletes the selected records, each in the version that was shown. */
export function BulkDeleteDialog(props: Omit<ChosenBulkProps<'delete', StoredRecord>, 'action'>) {
  const { rows, onCancel, onFinish } = props;
  const { name } = useRecordDefinition();
  const nameOf = useNameOf();
  const text = useText('records');
  const reasonOf = useBulkReason();
  const refusalOf = useRefusalText();
  const dataProvider = useDataProvider();
  const send = async ([row]: readonly StoredRecord[]): Promise<Outcome<StoredRecord>[]> => {
    if (!row) return [];
    await dataProvider.delete(name, { id: row.id, previousData: row });
    return [{ row, kind: 'done', message: '' }];
  };
  const count = { smart_count: rows.length };
  return (
    <BulkDialog
      rows={rows}
      job={{ resource: name, pace: PACE, refusalOf, isWorthRetrying: hadNoAnswer }}
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
          <ChosenNames rows={rows} />
        </DecisionFrame>
      )}
    </BulkDialog>
  );
}
