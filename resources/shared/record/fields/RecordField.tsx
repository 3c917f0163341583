import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactElement } from 'react';
import {
  BooleanField,
  FunctionField,
  LinkBase,
  NumberField,
  ReferenceField,
  SelectField,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { LocalDateField } from '../../LocalDateField.tsx';
import { useRecordDefinition } from '../common/record-context.ts';
import type { RecordReference, StoredRecord } from '../common/record-definition.ts';
import { showAddress } from '../common/record-path.ts';
import { fieldType } from './field-type.ts';
import { referenceText } from './reference-text.ts';
import { useChoices } from './use-choices.ts';

/** Stands for no value. */
const NONE = '–';

const PLAIN = {
  text: TextField,
  date: LocalDateField,
  number: NumberField,
  flag: BooleanField,
} as const;

/** The label of a field that is named by the record of the context. */
export function RecordLabel({ source }: { source: string }) {
  const { name, labels } = useRecordDefinition();
  const translate = useTranslate();
  const record = useRecordContext<StoredRecord>();
  const key = labels?.[source]?.(record);
  return key === undefined ? null : translate(`resources.${name}.labels.${key}`);
}

interface RecordFieldProps {
  source: string;
  /** Read by the layout around it; by default the field's own. */
  label?: ReactElement | undefined;
}

/** Shows a field of the record of the context, by its type. */
export function RecordField({ source }: RecordFieldProps) {
  const definition = useRecordDefinition();
  const locale = useLocale();
  const reference = definition.references?.[source];
  if (reference) {
    return (
      <ReferenceField source={source} reference={reference.resource} link={false} emptyText={NONE}>
        <ReferenceLink reference={reference} />
      </ReferenceField>
    );
  }
  const type = fieldType(definition, source);
  if (type === 'money') {
    const render = (record: StoredRecord) => {
      const cents: unknown = record[source];
      return typeof cents === 'number' ? formatCents(cents, 'USD', locale) : NONE;
    };
    return <FunctionField<StoredRecord> source={source} render={render} />;
  }
  if (type === 'choice') return <ChoiceField source={source} />;
  if (type === 'choices') return <ChoicesField source={source} />;
  const Field = PLAIN[type === 'reference' ? 'text' : type];
  return <Field source={source} emptyText={NONE} />;
}

function ChoiceField({ source }: { source: string }) {
  return <SelectField source={source} choices={useChoices(source)} emptyText={NONE} />;
}

/** The chosen values by their labels. */
function ChoicesField({ source }: { source: string }) {
  const choices = useChoices(source);
  const render = (record: StoredRecord) => {
    const chosen: unknown = record[source];
    const names = choices.flatMap(({ id, name }) =>
      Array.isArray(chosen) && chosen.includes(id) ? [name] : [],
    );
    return names.length > 0 ? names.join(', ') : NONE;
  };
  return <FunctionField<StoredRecord> source={source} render={render} />;
}

/** The name of the referenced record, as a link where its pages are for the same people: its pages are not below the address of this kind of record. */
function ReferenceLink({ reference }: { reference: RecordReference }) {
  const record = useRecordContext<StoredRecord>();
  if (!record) return null;
  if (reference.address === undefined) {
    return <Typography variant="body2">{referenceText(reference, record)}</Typography>;
  }
  return (
    <MuiLink
      component={LinkBase}
      variant="body2"
      to={showAddress(reference.address, record.id)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {referenceText(reference, record)}
    </MuiLink>
  );
}
