import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EYES } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';

/** Copies one eye's lens with all its values to the other. */
export function CopyEyes({ onCopy }: { onCopy: (from: Eye) => void }) {
  const text = useText('customer');
  const filled = useOrderForm(({ values }) =>
    EYES.filter((eye) => values[eye].ordered && values[eye].lensId),
  );
  return EYES.map((eye) => (
    <Button
      key={eye}
      variant="outlined"
      size="small"
      disabled={!filled.includes(eye)}
      startIcon={<ContentCopyIcon aria-hidden />}
      onClick={() => onCopy(eye)}
    >
      {text(`order.copy.${eye}`)}
    </Button>
  ));
}
