import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Ref } from 'react';
import { useGetList } from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { IN_FORM } from '#providers/data/list-kinds.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSettled } from '../shared/use-settled.ts';

/** So many accounts are offered; who looks for another one types more. */
const OFFERED = 25;

interface MergeTargetProps {
  /** The account that is merged; it is not offered. */
  from: string;
  value: CustomerRecord | null;
  problem: string | null;
  onChange: (target: CustomerRecord | null) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Chooses an account by its name, number or city. The number and the city tell equal names apart. */
export function MergeTarget({ from, value, problem, onChange, inputRef }: MergeTargetProps) {
  const text = useText('customerMerge');
  const [typed, setTyped] = useState('');
  const words = useSettled(value && typed === nameOf(value) ? '' : typed);
  const { data = [], isFetching } = useGetList<CustomerRecord>('customers', {
    filter: words ? { q: words } : {},
    sort: { field: 'practice', order: 'ASC' },
    pagination: { page: 1, perPage: OFFERED },
    meta: IN_FORM,
  });
  return (
    <Autocomplete
      id="merge-target"
      options={data.filter(({ accountNumber }) => accountNumber !== from)}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      inputValue={typed}
      onInputChange={(_event, now) => setTyped(now)}
      getOptionLabel={nameOf}
      getOptionKey={({ accountNumber }) => accountNumber}
      isOptionEqualToValue={(one, other) => one.accountNumber === other.accountNumber}
      // The server has searched, also by what the label does not show.
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={text('searching')}
      noOptionsText={text('noneFound')}
      renderInput={(input) => (
        <TextField
          {...input}
          label={text('target')}
          required
          error={problem !== null}
          helperText={problem ?? text('targetHelp')}
          inputRef={inputRef}
        />
      )}
    />
  );
}

function nameOf({ practice, accountNumber, city }: CustomerRecord): string {
  return [practice, accountNumber, city].filter(Boolean).join(' · ');
}
