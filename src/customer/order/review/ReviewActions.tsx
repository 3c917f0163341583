import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import type { SubmitFailure } from '../submit/submit-failure.ts';
import { SubmitFailureAlert } from '../submit/SubmitFailureAlert.tsx';

interface ReviewActionsProps {
  failure: SubmitFailure | null;
  onSend: () => void;
  onBack: () => void;
}

/** Shows the submit and back buttons, always visible below the review, with the failure of the last attempt. */
export function ReviewActions({ failure, onSend, onBack }: ReviewActionsProps) {
  const text = useText('orderReview');
  const orderText = useText('customer');
  const { values } = useOrderForm((state) => state);
  const { isSubmitting } = useFormContext<OrderFormValues>().formState;
  const isRetry = failure?.kind === 'offline' && !isSubmitting;
  const submit = values.resubmits ? 'summary.resubmit' : 'summary.submit';
  return (
    <Paper variant="outlined" sx={BAR}>
      <Box role="alert">{failure && !isSubmitting && <SubmitFailureAlert failure={failure} />}</Box>
      <Box sx={BUTTONS}>
        <Button variant="outlined" disabled={isSubmitting} onClick={onBack}>
          {text('back')}
        </Button>
        <Button
          variant="contained"
          loading={isSubmitting}
          aria-keyshortcuts="Control+Enter"
          // ignores the second click of a double click on the button that opened the review
          onClick={(event) => event.detail <= 1 && onSend()}
          sx={{ flexDirection: 'column', lineHeight: 1.3 }}
        >
          <span>{orderText(isRetry ? 'summary.retry' : submit)}</span>
          <Box component="span" sx={{ fontSize: 12, fontWeight: 400 }}>
            {orderText('summary.keys')}
          </Box>
        </Button>
      </Box>
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {isSubmitting ? orderText('summary.sending') : ''}
      </Box>
    </Paper>
  );
}

const BAR = { p: 1.5, position: 'sticky', bottom: 0, zIndex: 2 } as const;
const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' } as const;
