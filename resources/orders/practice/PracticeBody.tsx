import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ListBody } from '../../shared/list/ListBody.tsx';
import { useRows } from '../../shared/list/use-rows.ts';
import { OrderCards } from '../cards/OrderCards.tsx';
import { useOrderPath } from '../common/use-order-path.ts';
import { PendingOrderDecision } from '../decision/OrderDecision.tsx';
import { useOrderDecisions } from '../decision/use-order-decision.ts';
import { PracticeEmpty } from './PracticeEmpty.tsx';
import { PracticeTable } from './PracticeTable.tsx';
import { RowActions } from './RowActions.tsx';
import type { ShownPatients } from './use-shown-patients.ts';

interface PracticeBodyProps {
  showsAccount: boolean;
  patients: ShownPatients;
}

/** Shows the orders of a practice, as rows or as cards. */
export function PracticeBody({ showsAccount, patients }: PracticeBodyProps) {
  const text = useText('practiceOrders');
  const labels = useText('orders');
  const pathOf = useOrderPath();
  const { rows, isNarrow } = useRows<OrderSummary>('md');
  const decisions = useOrderDecisions();
  return (
    <>
      <ListBody errorTitle={labels('error.load')} empty={<PracticeEmpty />}>
        {isNarrow ? (
          <OrderCards
            orders={rows}
            label={text('label')}
            pathOf={(order) => pathOf(order.id)}
            renderActions={(order) => <RowActions order={order} decisions={decisions} />}
          />
        ) : (
          <PracticeTable
            orders={rows}
            showsAccount={showsAccount}
            patients={patients}
            decisions={decisions}
          />
        )}
      </ListBody>
      <PendingOrderDecision decisions={decisions} />
    </>
  );
}
