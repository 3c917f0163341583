import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { SimpleForm, useRecordContext, useTranslate } from 'react-admin';
import type { FieldError } from '#domain/access/api-error.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { FieldRefusals } from '../form/FieldRefusals.tsx';
import { schemaResolver } from '../form/schema-resolver.ts';
import { useRecordDefinition } from './common/record-context.ts';
import type { StoredRecord } from './common/record-definition.ts';
import { schemaProblem, serverProblem } from './fields/field-problem.ts';
import { toInput } from './fields/record-input.ts';
import { RecordInput } from './fields/RecordInput.tsx';

const refusalOf = (_field: string, error: FieldError): string =>
  serverProblem(error, textOf('records'));

interface RecordFormProps {
  toolbar?: ReactElement;
  /** Below the inputs, inside the form. */
  children?: ReactNode;
}

/** The inputs of a record. The schema checks them before they are sent; the server's errors appear at their fields. */
export function RecordForm({ toolbar, children }: RecordFormProps) {
  const { name, input, edit, sections, formExtra: Extra } = useRecordDefinition();
  const stored = useRecordContext<StoredRecord>();
  const translate = useTranslate();
  const resolver = useMemo(
    () =>
      schemaResolver({
        schema: stored && edit ? edit(stored) : input,
        toInput: (values) => toInput(input, values),
        messageOf: (_path, issue, values) => schemaProblem(issue, values, textOf('records')),
      }),
    [input, edit, stored],
  );
  return (
    <FieldRefusals messageOf={refusalOf}>
      <SimpleForm
        resolver={resolver}
        toolbar={toolbar}
        warnWhenUnsavedChanges
        noValidate
        sx={INPUTS}
      >
        {sections?.map((section) => (
          <FormSection
            key={section.name}
            label={translate(`resources.${name}.sections.${section.name}`)}
            fields={section.fields.filter((source) => source in input.shape)}
            isPaired={section.isPaired ?? false}
          />
        ))}
        {!sections && Object.keys(input.shape).map(toInputOf)}
        {Extra && <Extra />}
        {children}
      </SimpleForm>
    </FieldRefusals>
  );
}

/** All inputs have one width, whatever their kind. */
const INPUTS = { '& .ra-input': { width: '100%', maxWidth: 480 } } as const;

const toInputOf = (source: string) => <RecordInput key={source} source={source} />;

const SINGLE = { width: '100%', maxWidth: 640, border: 0, p: 0, m: 0, minWidth: 0 } as const;
const PAIRED = {
  ...SINGLE,
  maxWidth: 1280,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& .ra-input': { width: '100%', maxWidth: 'none' },
} as const;

interface FormSectionProps {
  label: string;
  fields: readonly string[];
  isPaired: boolean;
}

/** The inputs of a section; none where nothing of it is entered. */
function FormSection({ label, fields, isPaired }: FormSectionProps) {
  if (fields.length === 0) return null;
  return (
    <Stack component="fieldset" sx={isPaired ? PAIRED : SINGLE}>
      <Typography component="legend" variant="h3" sx={{ pt: 1, pb: 1 }}>
        {label}
      </Typography>
      {fields.map(toInputOf)}
    </Stack>
  );
}
