import type { APPLICATION_SORTS, Application } from '#domain/schemas/application.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowsTable } from '../shared/list/RowsTable.tsx';
import { ApplicationTableRow } from './ApplicationTableRow.tsx';

type Sort = (typeof APPLICATION_SORTS)[number];

/** From left to right. Age counts from submission. */
const COLUMNS = [
  { field: 'submittedAt', label: 'age', sortable: true },
  { field: 'practice', label: 'practice', sortable: true },
  { field: 'place', label: 'place', sortable: false },
  { field: 'applicant', label: 'applicant', sortable: false },
  { field: 'status', label: 'status', sortable: false },
] as const satisfies readonly (
  | { field: Sort; label: string; sortable: true }
  | { field: string; label: string; sortable: false }
)[];

/** The applications as rows; undefined while they load. */
export function ApplicationTable({ applications }: { applications: Application[] | undefined }) {
  const text = useText('applications');
  const columns = COLUMNS.map(({ field, label, sortable }) => ({
    field,
    sortable,
    label: text(`fields.${label}`),
  }));
  return (
    <RowsTable label={text('list.label')} columns={columns} isLoading={!applications}>
      {applications?.map((application) => (
        <ApplicationTableRow key={application.id} application={application} />
      ))}
    </RowsTable>
  );
}
