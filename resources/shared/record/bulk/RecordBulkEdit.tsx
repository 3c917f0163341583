import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ChosenBulkProps } from '../../bulk/BulkBar.tsx';
import { BulkDialog } from '../../bulk/BulkDialog.tsx';
import type { Outcome } from '../../bulk/run-bulk.ts';
import { DecisionFrame } from '../../decision/DecisionDialog.tsx';
import { useRecordDefinition } from '../common/record-context.ts';
import type { RecordDefinition, StoredRecord } from '../common/record-definition.ts';
import { useRefusalText } from '../common/use-save-failure.ts';
import { schemaProblem, serverProblem } from '../fields/field-problem.ts';
import { toInput } from '../fields/record-input.ts';
import { RecordInput } from '../fields/RecordInput.tsx';
import { useNameOf } from '../fields/use-name-of.ts';
import { hadNoAnswer, useBulkReason } from './bulk-outcome.ts';
import { ChosenNames } from './ChosenNames.tsx';

/** One request changes one record, by the rules of its own form. */
const PACE = { partSize: 1, concurrency: 4 };

type Values = Record<string, unknown>;

/** Gives the selected records one value of one field, each in the version that was shown. */
export function BulkEditDialog(props: Omit<ChosenBulkProps<'edit', StoredRecord>, 'action'>) {
  const { rows, leftOut = [], onCancel, onFinish } = props;
  const { name } = useRecordDefinition();
  const nameOf = useNameOf();
  const text = useText('records');
  const reasonOf = useBulkReason();
  const refusalOf = useBulkRefusal();
  const { form, fields, setFields, isReady, send } = useBulkEdit(rows);
  const count = { smart_count: rows.length };
  return (
    <BulkDialog
      rows={rows}
      job={{ resource: name, pace: PACE, refusalOf, isWorthRetrying: hadNoAnswer }}
      labels={{
        action: (records) => text('bulkEdit.action', { smart_count: records }),
        done: (records) => text('bulkEdit.done', { smart_count: records }),
        failed: (records) => text('bulkEdit.failed', { smart_count: records }),
        again: (records) => text('bulkDelete.again', { smart_count: records }),
        stop: text('bulkDelete.stop'),
        nameOf,
        reasonOf,
      }}
      onFinish={onFinish}
    >
      {(start) => (
        <DecisionFrame
          title={text('bulkEdit.title', count)}
          consequence={text('bulkEdit.text')}
          action={text('bulkEdit.action', count)}
          tone="primary"
          isPending={false}
          error={null}
          onOpened={() => undefined}
          onSubmit={() => {
            if (isReady()) start(send);
          }}
          onClose={onCancel}
        >
          <BulkEditFields fields={fields} onChoose={setFields} form={form} />
          <ChosenNames rows={rows} />
          {leftOut.length > 0 && (
            <Typography color="text.secondary">
              {text('bulkEdit.leftOut', { smart_count: leftOut.length })}
            </Typography>
          )}
        </DecisionFrame>
      )}
    </BulkDialog>
  );
}

/** The form of one field, and how its value gets into a record. */
function useBulkEdit(rows: readonly StoredRecord[]) {
  const definition = useRecordDefinition();
  const { name, input, bulkFields = [], initial } = definition;
  const text = useText('records');
  const dataProvider = useDataProvider();
  const [fields, setFields] = useState<readonly string[]>(bulkFields[0] ?? []);
  const form = useForm<Values>({ defaultValues: { ...initial } });
  const send = async ([row]: readonly StoredRecord[]): Promise<Outcome<StoredRecord>[]> => {
    if (!row) return [];
    const values = toInput(input, { ...row, ...valuesOf(form, fields) });
    const data = { ...values, version: row.version };
    await dataProvider.update(name, { id: row.id, data, previousData: row });
    return [{ row, kind: 'done', message: '' }];
  };
  const isReady = () => {
    const [first] = rows;
    return !first || !showProblems({ definition, fields, form, row: first, text });
  };
  return { form, fields, setFields, isReady, send };
}

interface BulkEditFieldsProps {
  fields: readonly string[];
  onChoose: (fields: readonly string[]) => void;
  form: UseFormReturn<Values>;
}

/** Which field is changed, and to which value. */
function BulkEditFields({ fields, onChoose, form }: BulkEditFieldsProps) {
  const { name, bulkFields = [] } = useRecordDefinition();
  const text = useText('records');
  const translate = useTranslate();
  return (
    <Stack sx={{ pt: 1, mb: 2 }}>
      <TextField
        select
        size="small"
        label={text('bulkEdit.field')}
        value={fields[0] ?? ''}
        onChange={({ target }) =>
          onChoose(bulkFields.find(([first]) => first === target.value) ?? [])
        }
        sx={{ mb: 2 }}
      >
        {bulkFields.map(([first = '']) => (
          <MenuItem key={first} value={first}>
            {translate(`resources.${name}.fields.${first}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormProvider {...form}>
        {fields.map((source) => (
          <RecordInput key={source} source={source} />
        ))}
      </FormProvider>
    </Stack>
  );
}

function valuesOf(form: UseFormReturn<Values>, fields: readonly string[]): Values {
  const values = form.getValues();
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

interface Tried {
  definition: RecordDefinition;
  fields: readonly string[];
  form: UseFormReturn<Values>;
  row: StoredRecord;
  text: ReturnType<typeof useText<'records'>>;
}

/** Shows at the inputs what is wrong with the values themselves; the server checks each record. Whether anything is. */
function showProblems({ definition, fields, form, row, text }: Tried): boolean {
  const { input } = definition;
  const tried = toInput(input, { ...row, ...valuesOf(form, fields) });
  const issues = input.safeParse(tried).error?.issues ?? [];
  const own = issues.filter(({ path }) => fields.includes(String(path[0])));
  form.clearErrors();
  for (const issue of own) {
    form.setError(String(issue.path[0]), { message: schemaProblem(issue, tried, text) });
  }
  return own.length > 0;
}

/** Returns why a record was not changed: what is wrong with which of its fields, also one that was stored before. */
function useBulkRefusal(): (error: unknown) => string {
  const { name } = useRecordDefinition();
  const text = useText('records');
  const translate = useTranslate();
  const refusalText = useRefusalText();
  return (error) => {
    const errors = Object.entries(errorBody(error)?.errors ?? {});
    if (errors.length === 0) return refusalText(error);
    return errors
      .map(
        ([field, problem]) =>
          `${translate(`resources.${name}.fields.${field}`, { _: field })}: ${serverProblem(problem, text)}`,
      )
      .join(' ');
  };
}
