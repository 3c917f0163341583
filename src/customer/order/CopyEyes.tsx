import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import type { Eye } from '#domain/schemas/order.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { copyEye, EYES, OTHER_EYE } from './form-values.ts';
import type { OrderFormValues } from './form-values.ts';
import { useOrderForm } from './order-form-context.ts';

/** Copies one eye's lens with all its values to the other. `onCopied` is told what to say in a live region. */
export function CopyEyes({ onCopied }: { onCopied: (message: string) => void }) {
  const text = useCustomerText();
  const { values } = useOrderForm();
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const copy = (from: Eye) => {
    const to = OTHER_EYE[from];
    setValue(to, copyEye(getValues(from), getValues(to)), { shouldDirty: true });
    onCopied(text(`order.copied.${from}`));
  };
  return EYES.map((eye) => (
    <Button
      key={eye}
      variant="outlined"
      size="small"
      disabled={!values[eye].ordered || !values[eye].lensId}
      startIcon={<ContentCopyIcon aria-hidden />}
      onClick={() => copy(eye)}
    >
      {text(`order.copy.${eye}`)}
    </Button>
  ));
}
