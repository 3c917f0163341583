import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { ORDER_STATES } from '#domain/order.ts';
import type { OrderState } from '#domain/order.ts';
import { orderTypes } from '#domain/order-types.ts';
import type { OrderType } from '#domain/order-types.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { IN_FORM } from '#providers/data/list-kinds.ts';
import { useSettled } from '../../use-settled.ts';
import { useOrderForm } from '../state/order-form-context.ts';

const NEWEST = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'submittedAt', order: 'DESC' },
  meta: IN_FORM,
} as const;

/** What is corrected or was given up is no start; what comes back must have arrived. */
const NO_START: ReadonlySet<OrderState> = new Set<OrderState>(['draft', 'rejected', 'cancelled']);
const STARTS = ORDER_STATES.filter((state) => !NO_START.has(state));
const ARRIVED: OrderState[] = ['shipped', 'closed'];

/** The orders of the account that an order of the type may start from: the newest, or those that match what was typed. */
export function useEarlierOrders(typed: string, type: OrderType, isAsked: boolean) {
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
