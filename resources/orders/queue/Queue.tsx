import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import type { ListControllerResult } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ListBody } from '../../shared/list/ListBody.tsx';
import { useRows } from '../../shared/list/use-rows.ts';
import { useRecordChanges } from '../../shared/use-record-changes.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';
import { PendingOrderDecision } from '../decision/OrderDecision.tsx';
import { useOrderDecisions } from '../decision/use-order-decision.ts';
import { useQueueKeys } from './keys/use-queue-keys.ts';
import { useOpenRows } from './opened/use-open-rows.ts';
import { QueueEmpty } from './QueueEmpty.tsx';
import { QueueStatus } from './QueueStatus.tsx';
import { QueueContext } from './table/queue-context.ts';
import { QueueCards } from './table/QueueCards.tsx';
import { QueueTable } from './table/QueueTable.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useQueueActions } from './use-queue-actions.ts';

interface QueueProps {
  keysOn: boolean;
  onHelp: () => void;
}

/** Shows the rows of the queue, live, with their decision buttons. */
export function Queue({ keysOn, onHelp }: QueueProps) {
  const text = useText('orders');
  const context = useListContext<OrderSummary>();
  const { rows, isNarrow } = useRows<OrderSummary>('md');
  const { shown, freshCount, show, hear } = useFreshOrders(rows, questionOf(context));
  useRecordChanges('orders', hear);
  const decisions = useOrderDecisions();
  const list = useRef<HTMLDivElement>(null);
  const openRows = useOpenRows();
  const { actions, said } = useQueueActions({ decisions, openRows, onHelp });
  const place = useKeptPlace({ list, isDeciding: decisions.pending !== null });
  useQueueKeys({ isOn: keysOn, list, place, orders: shown, actions });
  return (
    <>
      <QueueStatus freshCount={freshCount} onShowFresh={show} />
      <ListBody errorTitle={text('error.load')} empty={<QueueEmpty />}>
        <QueueContext value={{ decisions, openRows }}>
          <div ref={list}>
            {isNarrow ? <QueueCards orders={shown} /> : <QueueTable orders={shown} />}
          </div>
        </QueueContext>
      </ListBody>
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {said}
      </Box>
      <PendingOrderDecision decisions={decisions} />
    </>
  );
}

/** Returns the query of the list as one string, which changes with the filters, the sort order and the page. */
function questionOf({ filterValues, sort, page, perPage }: ListControllerResult): string {
  return JSON.stringify([filterValues, sort, page, perPage]);
}
