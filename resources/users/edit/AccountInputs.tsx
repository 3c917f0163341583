import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';

const BY_PRACTICE = { field: 'practice', order: 'ASC' } as const;

const search = (typed: string) => (typed ? { q: typed } : {});
const optionText = ({ accountNumber, practice }: CustomerRecord) =>
  `${accountNumber} · ${practice}`;

interface AccountInputProps {
  source: string;
  /** That of the field of a user by default. */
  label?: string;
  helperText?: string;
}

/** Chooses one account of a practice, by its number or the practice's name. */
export function AccountInput({ source, label, helperText }: AccountInputProps) {
  return (
    <ReferenceInput source={source} reference="customers" sort={BY_PRACTICE}>
      <AutocompleteInput
        label={label}
        optionText={optionText}
        filterToQuery={search}
        fullWidth
        helperText={helperText ?? false}
      />
    </ReferenceInput>
  );
}

/** Chooses several accounts in the same way. */
export function AccountsInput({ source }: Pick<AccountInputProps, 'source'>) {
  return (
    <ReferenceArrayInput source={source} reference="customers" sort={BY_PRACTICE}>
      <AutocompleteArrayInput optionText={optionText} filterToQuery={search} helperText={false} />
    </ReferenceArrayInput>
  );
}
