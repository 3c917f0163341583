import { ORDER_STATES } from '#domain/orders/order-states.ts';
import { ORDER_TYPES } from '#domain/orders/order-types.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useLensCatalogue } from '../../../lenses/use-lens-catalogue.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterSelect } from './FilterSelect.tsx';

interface FilterSelectsProps {
  fieldOf: (name: FilterField) => {
    id: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
}

/** The filters that are selects: state, type and lens. */
export function FilterSelects({ fieldOf }: FilterSelectsProps) {
  const text = useText('orderQueue');
  const labels = useText('orders');
  const { lenses = [] } = useLensCatalogue();
  return (
    <>
      <FilterSelect
        {...fieldOf('state')}
        label={text('filters.state')}
        choices={ORDER_STATES.filter((state) => state !== 'draft').map((state) => ({
          value: state,
          label: labels(`states.${state}`),
        }))}
      />
      <FilterSelect
        {...fieldOf('type')}
        label={text('filters.type')}
        choices={ORDER_TYPES.map((type) => ({ value: type, label: labels(`types.${type}`) }))}
      />
      <FilterSelect
        {...fieldOf('lensId')}
        label={text('filters.lens')}
        choices={lenses.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
