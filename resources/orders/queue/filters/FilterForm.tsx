import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { OrderFilter } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { isAccountRight, textsOf, withoutTexts, withTexts } from './filter-fields.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterSelects } from './FilterSelects.tsx';

/** Keeps the year to four digits. */
const LAST_DAY = '9999-12-31';

interface FilterFormProps {
  filter: OrderFilter;
  onApply: (next: OrderFilter) => void;
}

/** Filters by state, type, lens, dates and account. Drafts are not orders yet, so there is no state for them. */
export function FilterForm({ filter, onApply }: FilterFormProps) {
  const text = useText('orderQueue');
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
      <FilterSelects fieldOf={fieldOf} />
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
