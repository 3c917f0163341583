import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { LoadError } from './LoadError.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderListEmpty } from './OrderListEmpty.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useOrdersText } from './use-orders-text.ts';

const pathOf = (order: OrderSummary) => `/admin/order-approval/${order.id}`;

/** The rows of the queue in whichever state they are: loading, failed, empty, or there. */
export function OrderListBody() {
  const text = useOrdersText();
  const { data, error, isPending, refetch } = useListContext<OrderSummary>();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  if (error) {
    return <LoadError title={text('error.load')} error={error} onRetry={() => void refetch()} />;
  }
  if (!isPending && data?.length === 0) return <OrderListEmpty />;
  const orders = isPending ? undefined : data;
  return isPhone ? (
    <OrderCards orders={orders} label={text('list.label')} pathOf={pathOf} showsPractice />
  ) : (
    <OrderTable orders={orders} pathOf={pathOf} />
  );
}
