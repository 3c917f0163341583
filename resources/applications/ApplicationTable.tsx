import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { DataTable, LinkBase } from 'react-admin';
import type { Application } from '#domain/customers/application-schema.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAge, formatMoment } from '../shared/age.ts';
import { ONE_LINE } from '../shared/list/dense.ts';
import { ListTableBody } from '../shared/list/ListRow.tsx';
import { formatPlace } from '../shared/place.ts';
import { useNow } from '../shared/use-now.ts';
import { pathOf } from './application-path.ts';
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx';

/** Shows the applications of react-admin's list as rows that lead to them. `empty`: shown when there is none. */
export function ApplicationTable({ empty }: { empty: ReactNode }) {
  const text = useText('applications');
  return (
    <DataTable<Application>
      aria-label={text('list.label')}
      rowClick={(_id, _resource, application) => pathOf(application)}
      body={ListTableBody}
      bulkActionButtons={false}
      empty={empty}
      sx={ONE_LINE}
    >
      <DataTable.Col
        source="submittedAt"
        label={text('fields.age')}
        render={(application: Application) => <Age application={application} />}
      />
      <DataTable.Col
        source="practice"
        label={text('fields.practice')}
        render={(application: Application) => (
          <MuiLink component={LinkBase} to={pathOf(application)}>
            {application.practice}
          </MuiLink>
        )}
      />
      <DataTable.Col
        source="place"
        label={text('fields.place')}
        disableSort
        render={(application: Application) => formatPlace(application)}
      />
      <DataTable.Col
        source="applicant"
        label={text('fields.applicant')}
        disableSort
        render={({ contactName, email }: Application) => `${contactName} · ${email}`}
      />
      <DataTable.Col
        source="status"
        label={text('fields.status')}
        disableSort
        render={({ status }: Application) => <ApplicationStatusChip status={status} />}
      />
    </DataTable>
  );
}

/** Counts from the submission. */
function Age({ application: { submittedAt } }: { application: Application }) {
  const locale = useLocale();
  const now = useNow();
  return (
    <span title={formatMoment(submittedAt, locale)}>{formatAge(submittedAt, now, locale)}</span>
  );
}
