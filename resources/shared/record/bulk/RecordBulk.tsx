import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useCanAccess } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { BulkBar } from '../../bulk/BulkBar.tsx';
import type { BulkChoice, ChosenBulkProps } from '../../bulk/BulkBar.tsx';
import { BulkStrip } from '../../bulk/BulkStrip.tsx';
import { createSelection } from '../../list/create-selection.tsx';
import { useDownload } from '../../use-download.ts';
import { useFocusWhenDone } from '../../use-focus-when-done.ts';
import { useRecordDefinition } from '../common/record-context.ts';
import { firstSort, isDeletable, isEditable } from '../common/record-definition.ts';
import type { RecordDefinition, StoredRecord } from '../common/record-definition.ts';
import { BulkDeleteDialog } from './RecordBulkDelete.tsx';
import { BulkEditDialog } from './RecordBulkEdit.tsx';

/** The maximum number of records per bulk action. */
const MAX_AT_ONCE = 500;
/** The number of ids that fit into the address of an export. */
const MAX_EXPORTED = 300;

const { SelectionProvider, useSelection } = createSelection<StoredRecord>(MAX_AT_ONCE);
export { SelectionProvider as RecordSelection };

type Action = 'edit' | 'delete';

/** Whether something can be done with many records of the kind at once. */
export function hasBulkActions(definition: RecordDefinition): boolean {
  const { bulkFields, isExportable = true } = definition;
  return isDeletable(definition) || isExportable || bulkFields !== undefined;
}

/** What can be done with the selected records, each in the version that was shown; nothing while nothing is selected. */
export function RecordBulk() {
  const definition = useRecordDefinition();
  const text = useText('records');
  const selection = useSelection();
  const { target, done } = useFocusWhenDone<HTMLFieldSetElement>();
  const rows = [...selection.selected.values()];
  const granted = useGranted(definition);
  return (
    <BulkStrip label={text('selection.label')} target={target}>
      {rows.length > 0 && (
        <>
          <BulkBar
            selection={selection}
            most={MAX_AT_ONCE}
            choices={choicesOf(granted, rows)}
            labelOf={(action, count) =>
              text(action === 'edit' ? 'bulkEdit.open' : 'bulkDelete.action', {
                smart_count: count,
              })
            }
            selectText={(key, params) => text(`selection.${key}`, params)}
            dialog={BulkActionDialog}
            onDone={done}
          />
          <ExportChosen rows={rows} />
        </>
      )}
    </BulkStrip>
  );
}

/** Returns the definition without the bulk actions that the user's role does not allow. */
function useGranted({ bulkFields, ...definition }: RecordDefinition): RecordDefinition {
  const { name: resource } = definition;
  const { canAccess: mayEdit } = useCanAccess({ resource, action: 'edit' });
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' });
  return {
    ...definition,
    ...(mayEdit && bulkFields && { bulkFields }),
    isDeletable: isDeletable(definition) && mayDelete === true,
  };
}

function choicesOf(
  definition: RecordDefinition,
  rows: StoredRecord[],
): BulkChoice<Action, StoredRecord>[] {
  const { bulkFields } = definition;
  const editable = rows.filter((row) => isEditable(definition, row));
  const leftOut = rows.filter((row) => !isEditable(definition, row));
  return [
    ...(bulkFields
      ? [{ action: 'edit', rows: editable, leftOut, tone: 'primary', isMain: true } as const]
      : []),
    ...(isDeletable(definition) ? [{ action: 'delete', rows, tone: 'error' } as const] : []),
  ];
}

function BulkActionDialog({ action, ...props }: ChosenBulkProps<Action, StoredRecord>) {
  return action === 'edit' ? <BulkEditDialog {...props} /> : <BulkDeleteDialog {...props} />;
}

/** OR-10: the selected records as CSV, in the first order of the list. */
function ExportChosen({ rows }: { rows: readonly StoredRecord[] }) {
  const definition = useRecordDefinition();
  const text = useText('records');
  const locale = useLocale();
  const { busy, start } = useDownload();
  if (definition.isExportable === false) return null;
  const sort = firstSort(definition);
  const query = new URLSearchParams({
    filter: JSON.stringify({ id: rows.map(({ id }) => id) }),
    sort: JSON.stringify([sort.field, sort.order]),
    lang: locale,
  });
  const isTooMany = rows.length > MAX_EXPORTED;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      disabled={isTooMany}
      onClick={() => void start(`/${definition.name}.csv?${query}`)}
    >
      {isTooMany
        ? text('bulkExport.most', { most: MAX_EXPORTED })
        : text('bulkExport.action', { smart_count: rows.length })}
    </Button>
  );
}
