import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useCustomerText } from '../use-customer-text.ts';
import { copyEye } from './form-values.ts';
import type { OrderFormValues } from './form-values.ts';

interface CopyEyesProps {
  disabled: boolean;
  /** Told in a live region. */
  onCopied: (message: string) => void;
}

/** Copies the right lens with all its values to the left eye. */
export function CopyEyes({ disabled, onCopied }: CopyEyesProps) {
  const text = useCustomerText();
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const copy = () => {
    setValue('left', copyEye(getValues('right')), { shouldDirty: true });
    onCopied(text('order.copied'));
  };
  return (
    <Button
      variant="outlined"
      disabled={disabled}
      startIcon={<ContentCopyIcon aria-hidden />}
      onClick={copy}
    >
      {text('order.copy')}
    </Button>
  );
}
