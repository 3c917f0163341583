import type { ComponentType } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import type { ZodObject } from 'zod';
import { useRecordDefinition } from '../common/record-context.ts';
import type { StoredRecord } from '../common/record-definition.ts';
import type { FieldType } from './field-type.ts';
import { fieldType, isNullable, isRequired, maxLength } from './field-type.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { referenceText } from './reference-text.ts';
import { useChoices } from './use-choices.ts';

interface InputProps {
  source: string;
}

const INPUTS: Record<FieldType, ComponentType<InputProps>> = {
  text: RecordTextInput,
  date: RecordDateInput,
  number: NumberInput,
  money: MoneyInput,
  flag: BooleanInput,
  choice: RecordChoiceInput,
  choices: RecordChoicesInput,
  reference: RecordReferenceInput,
};

/** Enters a field of the record, by its type and limits. */
export function RecordInput({ source }: InputProps) {
  const { input, references, inputs } = useRecordDefinition();
  const Input = inputs?.[source] ?? INPUTS[fieldType({ schema: input, references }, source)];
  return <Input source={source} />;
}

function RecordDateInput({ source }: InputProps) {
  const { input } = useRecordDefinition();
  return <DateInput source={source} isRequired={isRequired(input, source)} />;
}

function RecordTextInput({ source }: InputProps) {
  const { input, name, labels } = useRecordDefinition();
  const label = labels?.[source]?.(undefined);
  return (
    <TextInput
      source={source}
      {...(label !== undefined && { label: `resources.${name}.labels.${label}` })}
      isRequired={isRequired(input, source)}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: maxLength(input, source) } }}
    />
  );
}

function RecordChoiceInput({ source }: InputProps) {
  const { input } = useRecordDefinition();
  return <ChoiceInput source={source} isEmptyable={isNullable(input, source)} />;
}

/** Any number of choices. */
function RecordChoicesInput({ source }: InputProps) {
  const { input } = useRecordDefinition();
  return <CheckboxGroupInput source={source} choices={useChoices(source, input)} />;
}

interface ChoiceInputProps extends InputProps {
  isEmptyable?: boolean;
  /** The schema with the choices: the record's by default. */
  schema?: ZodObject;
}

/** A choice, in a form or as a filter. */
export function ChoiceInput({ source, isEmptyable = true, schema }: ChoiceInputProps) {
  const choices = useChoices(source, schema);
  const empty = isEmptyable ? {} : { emptyText: false as const, isRequired: true };
  return <SelectInput source={source} choices={choices} {...empty} />;
}

/** A referenced record, found by typing part of its name; in a form or as a filter. */
export function RecordReferenceInput({ source }: InputProps) {
  const { name, references } = useRecordDefinition();
  const reference = references?.[source];
  if (!reference) return null;
  const { resource, representation } = reference;
  const label = `resources.${name}.fields.${source}`;
  return (
    <ReferenceInput
      source={source}
      reference={resource}
      sort={{ field: representation, order: 'ASC' }}
    >
      <AutocompleteInput
        label={label}
        optionText={(record: StoredRecord) => referenceText(reference, record)}
        filterToQuery={(words: string) => (words ? { q: words } : {})}
      />
    </ReferenceInput>
  );
}
