import { useDataProvider } from 'react-admin';
import type { ZodType } from 'zod';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../decision/DecisionDialog.tsx';
import { useRecordDefinition } from '../record/common/record-context.ts';
import type { StoredRecord } from '../record/common/record-definition.ts';
import { useStep } from '../step/use-step.ts';

export interface RestoreDialogProps<Stored extends StoredRecord> {
  record: Stored;
  schema: ZodType<Stored>;
  /** The version whose content becomes the newest one. */
  version: number;
  consequence: string;
  onRestored: (record: Stored) => void;
  onClose: () => void;
}

export function RestoreDialog<Stored extends StoredRecord>(props: RestoreDialogProps<Stored>) {
  const { record, schema, version, consequence, onRestored, onClose } = props;
  const { name } = useRecordDefinition();
  const text = useText('records');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const restore = useStep({
    send: () => dataProvider.restoreVersion(name, record, version, schema),
    changes: [],
    done: () => text('versions.restored', { version }),
    onDone: ({ data }) => onRestored(data),
  });
  return (
    <DecisionFrame
      title={text('versions.restoreTitle', { version })}
      consequence={consequence}
      action={text('versions.restoreOne', { version })}
      tone="primary"
      isPending={restore.isPending}
      error={restore.error}
      onOpened={() => undefined}
      onSubmit={() => restore.mutate()}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}
