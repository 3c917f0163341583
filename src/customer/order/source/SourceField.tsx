import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { ORDER_STATES, type OrderState } from '#domain/orders/order-states.ts';
import { orderTypes, type OrderType } from '#domain/orders/order-types.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { IN_FORM } from '#providers/data/list-kinds.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { OrderedLensNames } from '#resources/orders/marks/OrderedLensNames.tsx';
import { formatDay } from '#resources/shared/age.ts';
import { useSettled } from '#resources/shared/use-settled.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm, useShownProblem } from '../state/order-form-context.ts';

const NEWEST = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'submittedAt', order: 'DESC' },
  meta: IN_FORM,
} as const;

/** A rejected order is corrected instead, a cancelled one was given up; a returned lens must have been delivered. */
const NO_START: ReadonlySet<OrderState> = new Set<OrderState>(['draft', 'rejected', 'cancelled']);

const STARTS = ORDER_STATES.filter((state) => !NO_START.has(state));

const ARRIVED: OrderState[] = ['shipped', 'closed'];

/** Searches the earlier order by number or patient; choosing one fills the form. */
export function SourceField({ onChoose }: { onChoose: (order: OrderSummary | null) => void }) {
  const text = useText('customer');
  const type = useOrderForm(({ values }) => values.type);
  const chosen = useOrderForm(({ values, source }) => (values.sourceOrderId ? source : null));
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'sourceOrderId', control });
  const problem = useShownProblem('sourceOrderId');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { orders, isSearching, isFailed } = useEarlierOrders(typed, type, isOpen);
  const isRequired = orderTypes[type].source === 'required';
  return (
    <Autocomplete<OrderSummary>
      id="source-order"
      options={orders}
      value={chosen}
      onChange={(_, order) => onChoose(order)}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onBlur={field.onBlur}
      onInputChange={(_, input, reason) => setTyped(reason === 'input' ? input : '')}
      getOptionLabel={({ number, patientReference }) => `${number} · ${patientReference}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      // the server has already filtered
      filterOptions={(found) => found}
      loading={isSearching}
      loadingText={text('source.loading')}
      noOptionsText={text(isFailed ? 'source.failed' : 'source.none')}
      autoHighlight
      renderOption={({ key, ...props }, order) => (
        <li key={key} {...props}>
          <EarlierOrder order={order} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text(isRequired ? 'source.label' : 'source.optional')}
          placeholder={text('source.placeholder')}
          required={isRequired}
          error={problem !== null}
          helperText={problem?.message}
          inputRef={field.ref}
        />
      )}
    />
  );
}

function EarlierOrder({ order }: { order: OrderSummary }) {
  const locale = useLocale();
  return (
    <Box sx={{ display: 'grid', width: '100%', minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {order.patientReference}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {order.number} · {formatDay(order.submittedAt, locale)}
        </Box>
      </Box>
      <OrderedLensNames lenses={order.lenses} />
    </Box>
  );
}

/** Loads the account's orders that this order type may be based on: the newest, or those that match the typed text. */
function useEarlierOrders(typed: string, type: OrderType, isAsked: boolean) {
  const accountNumber = useOrderForm((state) => state.accountNumber);
  const q = useSettled(typed.trim());
  const state = orderTypes[type].reason ? ARRIVED : STARTS;
  const { data, isFetching, error } = useGetList<OrderSummary>(
    'orders',
    { ...NEWEST, filter: { accountNumber, state, ...(q && { q }) } },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  return { orders: data ?? [], isSearching: isFetching, isFailed: error !== null };
}
