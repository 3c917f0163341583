import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataTable,
  FunctionField,
  Pagination,
  ReferenceManyField,
  TextField,
  useTranslate,
} from 'react-admin';
import type { RecordChange } from '#domain/basics/record-change.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LocalDateField } from '../LocalDateField.tsx';
import { useRecordDefinition } from './common/record-context.ts';
import { useValueTexts } from './fields/use-value-text.ts';

/** SE-03: every change of the record of the context, latest first, with the values before and after. */
export function RecordHistory() {
  const { name } = useRecordDefinition();
  const text = useText('records');
  return (
    <ReferenceManyField
      reference="record-changes"
      target="recordId"
      filter={{ resource: name }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[]} />}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" label={text('history.at')} disableSort>
          <LocalDateField source="at" showTime />
        </DataTable.Col>
        <DataTable.Col source="actor" label={text('history.actor')} disableSort>
          <TextField source="actor" />
        </DataTable.Col>
        <DataTable.Col source="action" label={text('history.change')} disableSort>
          <FunctionField<RecordChange>
            render={(change) => (
              <>
                <Change change={change} />
                <ImportName change={change} />
              </>
            )}
          />
        </DataTable.Col>
      </DataTable>
    </ReferenceManyField>
  );
}

/** What was done, and for an edit each field with its values. */
function Change({ change: { action, before, after } }: { change: RecordChange }) {
  const text = useText('records');
  if (action !== 'edit') return text(`history.${action}`);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
      {Object.keys(after).map((field) => (
        <FieldChange key={field} field={field} values={[before[field], after[field]]} />
      ))}
    </Box>
  );
}

/** AD-17: the file that a change came from. */
function ImportName({ change }: { change: RecordChange }) {
  const text = useText('records');
  if (!change.import) return null;
  const { fileName: file, line } = change.import;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {text('history.imported', { file, line })}
    </Typography>
  );
}

function FieldChange({ field, values }: { field: string; values: [unknown, unknown] }) {
  const { name } = useRecordDefinition();
  const text = useText('records');
  const translate = useTranslate();
  const [before = '', after = ''] = useValueTexts(field, values);
  const label = translate(`resources.${name}.fields.${field}`);
  return <li>{text('history.edit', { field: label, before, after })}</li>;
}
