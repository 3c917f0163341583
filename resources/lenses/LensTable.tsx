import type { LensDefinition } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowsTable } from '../shared/list/RowsTable.tsx';
import { LensTableRow } from './LensTableRow.tsx';

/** From left to right. */
const COLUMNS = [
  { field: 'name', sortable: true },
  { field: 'family', sortable: true },
  { field: 'version', sortable: false, align: 'right' },
  { field: 'parameters', sortable: false, align: 'right' },
  { field: 'offered', sortable: false },
  { field: 'price', sortable: false, align: 'right' },
] as const;

/** Shows the lenses as rows that link to them; undefined while they load. */
export function LensTable({ lenses }: { lenses: LensDefinition[] | undefined }) {
  const text = useText('lenses');
  const columns = COLUMNS.map(({ field, sortable, ...rest }) => ({
    field,
    sortable,
    align: 'align' in rest ? rest.align : undefined,
    label: text(`fields.${field}`),
  }));
  return (
    <RowsTable label={text('list.label')} columns={columns} isLoading={!lenses}>
      {lenses?.map((lens) => (
        <LensTableRow key={lens.id} lens={lens} />
      ))}
    </RowsTable>
  );
}
