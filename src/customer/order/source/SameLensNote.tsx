import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useCustomerText } from '../../use-customer-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';

/** OR-12: offers to change a warranty order with a different lens to an exchange; typed values stay. */
export function SameLensNote() {
  const text = useCustomerText();
  const isOther = useOrderForm(({ problems }) =>
    problems.some(({ cause }) => cause.kind === 'notSame'),
  );
  const { setValue, setFocus } = useFormContext<OrderFormValues>();
  if (!isOther) return null;
  const exchange = () => {
    setValue('type', 'exchange', { shouldDirty: true });
    // the button disappears, so the field gets the focus
    setFocus('type');
  };
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={exchange}>
          {text('source.asExchange')}
        </Button>
      }
    >
      {text('source.notSame')}
    </Alert>
  );
}
