import Paper from '@mui/material/Paper';
import type { OrderType } from '#domain/order-types.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { useCustomerText } from '../../use-customer-text.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { ChangesList } from './ChangesList.tsx';
import { SameLensNote } from './SameLensNote.tsx';
import { WarrantyNote } from './WarrantyNote.tsx';
import { useOrderRecord } from './use-order-record.ts';

const SHOWS_ELIGIBILITY: ReadonlySet<OrderType> = new Set<OrderType>([
  'exchange',
  'warranty',
  'spare',
]);

/** Shows the warranty on the earlier order's lenses, and the changes from that order. */
export function SourceFacts() {
  const text = useCustomerText();
  const source = useOrderForm((state) => state.source);
  const type = useOrderForm(({ values }) => values.type);
  const sourceOrderId = useOrderForm(({ values }) => values.sourceOrderId);
  const { error, refetch } = useOrderRecord(sourceOrderId);
  if (error) {
    return (
      <LoadError title={text('source.loadError')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!source) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {SHOWS_ELIGIBILITY.has(type) && <WarrantyNote orderId={source.id} number={source.number} />}
      <SameLensNote />
      <ChangesList source={source} />
    </Paper>
  );
}
