import MuiLink from '@mui/material/Link';
import { DataTable, FunctionField, LinkBase, useRecordContext } from 'react-admin';
import type { Application } from '#domain/customers/application-schema.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LocalDateField } from '../shared/LocalDateField.tsx';
import { applicationPath } from './customer-path.ts';
import { SCROLLING, TabRows } from './TabRows.tsx';

/** AD-05: the applications that the account was made for, and those of its members, the latest first. */
export function CustomerApplications() {
  const text = useText('customers');
  const words = useText('applications');
  return (
    <TabRows
      reference="applications"
      latestBy="submittedAt"
      empty={text('applications.none')}
      notLoaded={text('applications.notLoaded')}
    >
      <DataTable rowClick={false} bulkActionButtons={false} sx={SCROLLING}>
        <DataTable.Col source="practice" label={text('applications.practice')} disableSort>
          <ApplicationLink />
        </DataTable.Col>
        <DataTable.Col source="email" label={text('applications.email')} disableSort />
        <DataTable.Col source="submittedAt" label={text('applications.submittedAt')} disableSort>
          <LocalDateField source="submittedAt" />
        </DataTable.Col>
        <DataTable.Col source="status" label={text('applications.status')} disableSort>
          <FunctionField<Application> render={({ status }) => words(`statuses.${status}`)} />
        </DataTable.Col>
      </DataTable>
    </TabRows>
  );
}

function ApplicationLink() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <MuiLink component={LinkBase} to={applicationPath(application.id)}>
      {application.practice}
    </MuiLink>
  );
}
