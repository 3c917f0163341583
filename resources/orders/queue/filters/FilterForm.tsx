import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ORDER_STATES } from '#domain/order.ts';
import { ORDER_TYPES } from '#domain/order-types.ts';
import type { OrderFilter } from '#domain/schemas/order.ts';
import { useLensCatalogue } from '#resources/lenses/use-lens-catalogue.ts';
import { useOrdersText } from '#resources/orders/use-orders-text.ts';
import { isAccountRight, textsOf, withoutTexts, withTexts } from './filter-fields.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { useQueueText } from '../use-queue-text.ts';

/** Keeps the year to four digits. */
const LAST_DAY = '9999-12-31';

interface FilterFormProps {
  filter: OrderFilter;
  onApply: (next: OrderFilter) => void;
}

/** State, type, lens, days and account to filter by. A draft is no order yet. */
export function FilterForm({ filter, onApply }: FilterFormProps) {
  const text = useQueueText();
  const words = useOrdersText();
  const { lenses = [] } = useLensCatalogue();
  const [texts, setTexts] = useState(() => textsOf(filter));
  const [showsProblem, setShowsProblem] = useState(false);
  const isWrong = showsProblem && !isAccountRight(texts);
  const fieldOf = (name: FilterField) => ({
    id: `filter-${name}`,
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      setTexts((before) => ({ ...before, [name]: event.target.value })),
  });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setShowsProblem(true);
    if (isAccountRight(texts)) onApply(withTexts(filter, texts));
  };
  return (
    <Box component="form" noValidate onSubmit={apply} sx={{ display: 'grid', gap: 2 }}>
      <FilterSelect
        {...fieldOf('state')}
        label={text('filters.state')}
        choices={ORDER_STATES.filter((state) => state !== 'draft').map((state) => ({
          value: state,
          label: words(`states.${state}`),
        }))}
      />
      <FilterSelect
        {...fieldOf('type')}
        label={text('filters.type')}
        choices={ORDER_TYPES.map((type) => ({ value: type, label: words(`types.${type}`) }))}
      />
      <FilterSelect
        {...fieldOf('lensId')}
        label={text('filters.lens')}
        choices={lenses.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            {...fieldOf(name)}
            type="date"
            label={text(`filters.${name}`)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: LAST_DAY } }}
          />
        ))}
      </Box>
      <TextField
        {...fieldOf('accountNumber')}
        label={text('filters.account')}
        error={isWrong}
        helperText={isWrong ? text('filters.accountWrong') : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={() => onApply(withoutTexts(filter))}>{text('filters.clear')}</Button>
        <Button type="submit" variant="contained">
          {text('filters.apply')}
        </Button>
      </Box>
    </Box>
  );
}
