import { useGetList } from 'react-admin';
import type { OrderState } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { FilterChips } from '../shared/list/FilterChips.tsx';
import { useQuickFilter } from '../shared/list/use-quick-filter.ts';
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
  const { chosen, choose } = useQuickFilter<OrderState>('state');
  const waiting = useWaitingCount();
  const labelOf = (state: OrderState) =>
    state === 'submitted' && waiting !== undefined
      ? `${text('states.submitted')} ${waiting}`
      : text(`states.${state}`);
  return (
    <FilterChips
      label={text('list.filter')}
      chosen={chosen}
      onChoose={choose}
      choices={[
        ...STATES.map((state) => ({ value: state, label: labelOf(state) })),
        { value: undefined, label: text('list.all') },
      ]}
    />
  );
}
