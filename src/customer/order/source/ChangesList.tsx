import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Eye, Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { EYES } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { describeChange } from './describe-change.ts';
import { eyeChanges } from './eye-changes.ts';
import type { EyeChange } from './eye-changes.ts';

interface ChangesListProps {
  source: Order;
  /** The heading level, below that of its section. */
  heading?: 'h2' | 'h4';
}

/** OR-05: lists the changes from the earlier order, by eye and field, while the user types. */
export function ChangesList({ source, heading = 'h2' }: ChangesListProps) {
  const text = useText('customer');
  const changed = useOrderForm(({ values, catalogue }) =>
    EYES.map((eye) => ({ eye, changes: eyeChanges(eye, source, values, catalogue) })),
  );
  const { number } = source;
  const titleId = useId();
  if (changed.every(({ changes }) => changes.length === 0)) {
    return <Typography color="text.secondary">{text('changes.same', { number })}</Typography>;
  }
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component={heading}>
        {text('changes.title', { number })}
      </Typography>
      {changed.map(
        ({ eye, changes }) =>
          changes.length > 0 && <EyeChanges key={eye} eye={eye} changes={changes} />,
      )}
    </Box>
  );
}

function EyeChanges({ eye, changes }: { eye: Eye; changes: EyeChange[] }) {
  const text = useText('customer');
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.25 }}>
      <EyeMark eye={eye} />
      <Box component="ul" sx={CHANGES}>
        {changes.map((change) => {
          const { label, before, after } = describeChange(change, text, locale);
          return (
            <li key={label}>
              {label}
              {after !== null && (
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {' '}
                  <Spoken word={text('changes.from')} />
                  {before} <span aria-hidden>→</span> <Spoken word={text('changes.to')} />
                  <strong>{after}</strong>
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Text for screen readers in place of the arrow. */
function Spoken({ word }: { word: string }) {
  return (
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {word}{' '}
    </Box>
  );
}

const CHANGES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
} as const;
