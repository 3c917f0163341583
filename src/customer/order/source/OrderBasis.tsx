import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { orderTypes, ORDER_TYPES, RETURN_REASONS } from '#domain/orders/order-types.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm, useShownProblem } from '../state/order-form-context.ts';
import { SourceField } from './SourceField.tsx';
import { useFillFromOrder } from './use-fill-from-order.ts';

/** OR-05: shows the order type, the earlier order, and the reason for the return. */
export function OrderBasis() {
  const text = useText('customer');
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

/** OR-05: chooses the order type. */
function OrderTypeField() {
  const text = useText('customer');
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'type', control });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id="order-type"
      select
      fullWidth
      label={text('order.type')}
      helperText={text(`typeHelp.${field.value}`)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {ORDER_TYPES.map((type) => (
        <option key={type} value={type}>
          {text(`types.${type}`)}
        </option>
      ))}
    </TextField>
  );
}

/** OR-05: chooses the reason for the return of the earlier lens. */
function ReturnReasonField() {
  const text = useText('customer');
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'returnReason', control });
  const problem = useShownProblem('returnReason');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id="return-reason"
      select
      fullWidth
      required
      label={text('source.reason')}
      error={problem !== null}
      helperText={problem?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{text('order.none')}</option>
      {RETURN_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {text(`reasons.${reason}`)}
        </option>
      ))}
    </TextField>
  );
}
