import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { useWarnings } from '../warnings/use-warnings.ts';
import { groupWarnings } from '../warnings/warning-groups.ts';
import { WarningGroupList } from '../warnings/WarningGroupList.tsx';
import { withAnswer } from '../warnings/with-answer.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { unansweredWarnings } from './unanswered.ts';

interface ReviewWarningsProps {
  /** The user pressed submit while some warnings were unanswered. */
  isAsked: boolean;
  listRef: RefObject<HTMLDivElement | null>;
}

/** OR-12: shows every warning with its acknowledgement; unanswered ones are answered here. */
export function ReviewWarnings({ isAsked, listRef }: ReviewWarningsProps) {
  const text = useText('orderReview');
  const known = useOrderForm((state) => state);
  const warnings = useWarnings();
  const groups = useMemo(() => groupWarnings(warnings), [warnings]);
  const open = unansweredWarnings(known);
  if (groups.length === 0) return null;
  return (
    <ReviewSection title={text('warnings.title')}>
      {open.length > 0 && (
        <Typography>{text('warnings.open', { smart_count: open.length })}</Typography>
      )}
      <Box ref={listRef} tabIndex={-1} sx={{ display: 'grid', gap: 1, outline: 'none' }}>
        {groups.map((group) => (
          <div key={group.level} data-level={group.level}>
            <WarningGroupList group={group} heading="h4" />
          </div>
        ))}
      </Box>
      {open.length > 1 && <SeenAll onSeen={() => listRef.current?.focus()} />}
      <Box role="alert">
        {isAsked && open.length > 0 && (
          <FormHelperText error>{text('warnings.missing')}</FormHelperText>
        )}
      </Box>
    </ReviewSection>
  );
}

/** Acknowledges all unanswered warnings. The button disappears, so the focus moves elsewhere (`onSeen`). */
function SeenAll({ onSeen }: { onSeen: () => void }) {
  const text = useText('orderReview');
  const known = useOrderForm((state) => state);
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const seeAll = () => {
    const before = getValues('acknowledged');
    const answered = unansweredWarnings(known).reduce(
      (all, warning) => withAnswer(all, warning, ''),
      before,
    );
    setValue('acknowledged', answered, { shouldDirty: true });
    onSeen();
  };
  return (
    <Button variant="outlined" onClick={seeAll} sx={{ justifySelf: 'start' }}>
      {text('warnings.all')}
    </Button>
  );
}
