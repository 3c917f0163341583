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

/** A rejected order is corrected instead, a cancelled one was given up; a returned lens must have been delivered. */
const NO_START: ReadonlySet<OrderState> = new Set<OrderState>(['draft', 'rejected', 'cancelled']);
const STARTS = ORDER_STATES.filter((state) => !NO_START.has(state));
const ARRIVED: OrderState[] = ['shipped', 'closed'];

/** Loads the account's orders that this order type may be based on: the newest, or those that match the typed text. */
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
