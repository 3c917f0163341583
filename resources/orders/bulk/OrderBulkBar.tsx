import { BULK_DECISIONS, MAX_AT_ONCE } from '#domain/orders/order-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import { allowedDecisions, toneOf } from '../decision/allowed-decisions.ts';
import { WorkSheetsButton } from '../export/WorkSheetsButton.tsx';
import { useSelection } from '../queue/rows/selection.ts';
import { OrderBulkDialog } from './OrderBulkDialog.tsx';

/** Shows the decisions on the selected orders. */
export function OrderBulkBar() {
  const text = useText('orderBulk');
  const queueText = useText('orderQueue');
  const { roles } = useSession();
  const selection = useSelection();
  const orders = [...selection.selected.values()];
  return (
    <>
      <BulkBar
        selection={selection}
        most={MAX_AT_ONCE}
        choices={BULK_DECISIONS.map((action) => ({
          action,
          rows: orders.filter(({ state }) => allowedDecisions(state, roles).includes(action)),
          tone: toneOf(action),
          isMain: toneOf(action) === 'primary',
        }))}
        labelOf={(action, count) => text(`${action}.action`, { smart_count: count })}
        selectText={(key, params) => queueText(`select.${key}`, params)}
        dialog={OrderBulkDialog}
      />
      <WorkSheetsButton ids={[...selection.selected.keys()]} />
    </>
  );
}
