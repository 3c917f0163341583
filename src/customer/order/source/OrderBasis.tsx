import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { orderTypes } from '#domain/order-types.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { useCustomerText } from '../../use-customer-text.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { OrderTypeField } from './OrderTypeField.tsx';
import { ReturnReasonField } from './ReturnReasonField.tsx';
import { SourceField } from './SourceField.tsx';
import { useFillFromOrder } from './use-fill-from-order.ts';

/** OR-05: shows the order type, the earlier order, and the reason for the return. */
export function OrderBasis() {
  const text = useCustomerText();
  const type = useOrderForm(({ values }) => values.type);
  const { filling, fill, undo } = useFillFromOrder();
  const { source, reason } = orderTypes[type];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={FIELDS}>
        <OrderTypeField />
        {source !== 'none' && <SourceField onChoose={fill} />}
        {reason && <ReturnReasonField />}
      </Box>
      {filling.state === 'failed' && (
        <LoadError
          title={text('source.loadError')}
          error={filling.error}
          onRetry={() => fill(filling.order)}
        />
      )}
      <Box component="output" sx={{ display: 'block' }}>
        {filling.state === 'filled' && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" onClick={undo}>
                {text('source.undo')}
              </Button>
            }
          >
            {text('source.filled', { number: filling.number })}
          </Alert>
        )}
        {filling.state === 'undone' && text('source.undone')}
      </Box>
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
};
