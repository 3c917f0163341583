import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import { ChangesList } from '../source/ChangesList.tsx';
import { useOrderRecord } from '../source/use-order-record.ts';
import { EYES, type OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { submitByKeys } from '../submit/submit-by-keys.ts';
import type { SubmitFailure } from '../submit/submit-failure.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewCost } from './ReviewCost.tsx';
import { ReviewDelivery } from './ReviewDelivery.tsx';
import { ReviewEye } from './ReviewEye.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { ReviewWarnings } from './ReviewWarnings.tsx';
import { unansweredWarnings } from './unanswered.ts';

interface OrderReviewProps {
  failure: SubmitFailure | null;
  send: () => void;
  onBack: () => void;
}

/** OR-12: shows the whole order once more before it is submitted. */
export function OrderReview({ failure, send, onBack }: OrderReviewProps) {
  const text = useText('orderReview');
  const known = useOrderForm((state) => state);
  const { getValues } = useFormContext<OrderFormValues>();
  const section = useRef<HTMLElement>(null);
  const warnings = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // the form may have been scrolled: the review starts at its title
    document.documentElement.scrollTop = 0;
    section.current?.focus({ preventScroll: true });
  }, []);

  const sendWhenAnswered = () => {
    // the latest checkbox may not have rendered yet
    if (unansweredWarnings({ ...known, values: getValues() }).length === 0) return send();
    setAsked(true);
    warnings.current
      ?.querySelector<HTMLInputElement>(
        '[data-level="warning"] input[type="checkbox"]:not(:checked)',
      )
      ?.focus();
  };
  return (
    <Box
      ref={section}
      component="section"
      tabIndex={-1}
      aria-labelledby="order-review"
      onKeyDown={(event) => submitByKeys(event, sendWhenAnswered)}
      sx={LAYOUT}
    >
      <div>
        <Typography id="order-review" variant="h4" component="h2">
          {text('title')}
        </Typography>
        <Typography color="text.secondary">{text('lead')}</Typography>
      </div>
      <ReviewFacts />
      <Box sx={EYES_LAYOUT}>
        {EYES.map((eye) => (
          <ReviewEye key={eye} eye={eye} />
        ))}
      </Box>
      <ReviewChanges />
      <ReviewWarnings isAsked={isAsked} listRef={warnings} />
      <Box sx={EYES_LAYOUT}>
        <ReviewDelivery />
        <ReviewCost />
      </Box>
      <ReviewActions
        failure={failure?.kind === 'invalid' ? null : failure}
        onSend={sendWhenAnswered}
        onBack={onBack}
      />
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  gap: 2,
  maxWidth: 960,
  outline: 'none',
};

const EYES_LAYOUT = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Shows the changes from the order that this one is based on, and from the one that it corrects. */
function ReviewChanges() {
  const text = useText('orderReview');
  const { values, source } = useOrderForm((state) => state);
  const { data: corrected } = useOrderRecord(values.resubmits);
  const earlier = [corrected, source].filter((order) => order != null);
  if (earlier.length === 0) return null;
  return (
    <ReviewSection title={text('changes')}>
      {earlier.map((order) => (
        <ChangesList key={order.id} source={order} heading="h4" />
      ))}
    </ReviewSection>
  );
}
