import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useGetList, useListContext } from 'react-admin';
import type { OrderState } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useOrdersText } from './use-orders-text.ts';

const STATES = ['submitted', 'approved', 'rejected'] as const satisfies readonly OrderState[];

/** How many orders wait for a decision; undefined until it is known. */
function useWaitingCount(): number | undefined {
  const { total } = useGetList<OrderSummary>('orders', {
    filter: { state: 'submitted' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'submittedAt', order: 'ASC' },
  });
  return total;
}

/** Quick filters by state: one of the states, or all. The waiting ones are counted. */
export function OrderStateFilter() {
  const text = useOrdersText();
  const { filterValues, setFilters } = useListContext<OrderSummary>();
  const waiting = useWaitingCount();
  const chosen: unknown = filterValues.state;

  const choose = (state: OrderState | undefined) => {
    const { state: _, ...others } = filterValues;
    setFilters(state ? { ...others, state } : others);
  };
  const labelOf = (state: OrderState) =>
    state === 'submitted' && waiting !== undefined
      ? `${text('states.submitted')} ${waiting}`
      : text(`states.${state}`);

  return (
    <Box
      component="fieldset"
      aria-label={text('list.filter')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      {STATES.map((state) => (
        <FilterChip
          key={state}
          label={labelOf(state)}
          chosen={chosen === state}
          onChoose={() => choose(state)}
        />
      ))}
      <FilterChip
        label={text('list.all')}
        chosen={chosen === undefined}
        onChoose={() => choose(undefined)}
      />
    </Box>
  );
}

interface FilterChipProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
}

function FilterChip({ label, chosen, onChoose }: FilterChipProps) {
  return (
    <Chip
      component="button"
      type="button"
      label={label}
      aria-pressed={chosen}
      color={chosen ? 'primary' : 'default'}
      variant={chosen ? 'filled' : 'outlined'}
      onClick={onChoose}
    />
  );
}
