import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { findParameter } from '#domain/lens/find-parameter.ts';
import { formatParameter } from '#domain/lens/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Eye, Order } from '#domain/schemas/order.ts';
import { EyeMark } from '#resources/orders/EyeMark.tsx';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { useCustomerText } from '../../use-customer-text.ts';
import { EYES } from '../form-values.ts';
import { useOrderForm } from '../order-form-context.ts';
import { eyeChanges } from './eye-changes.ts';
import type { EyeChange } from './eye-changes.ts';

type CustomerText = ReturnType<typeof useCustomerText>;

/** OR-05: what this order does otherwise than the earlier one, eye by eye and field by field, as one types. */
export function ChangesList({ source }: { source: Order }) {
  const text = useCustomerText();
  const { values, catalogue } = useOrderForm();
  const changed = EYES.map((eye) => ({ eye, changes: eyeChanges(eye, source, values, catalogue) }));
  const { number } = source;
  if (changed.every(({ changes }) => changes.length === 0)) {
    return <Typography color="text.secondary">{text('changes.same', { number })}</Typography>;
  }
  return (
    <Box component="section" aria-labelledby="changes-title">
      <Typography id="changes-title" variant="subtitle2" component="h2">
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
  const text = useCustomerText();
  const locale = usePortalLocale();
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

/** For the arrow, which is not read out. */
function Spoken({ word }: { word: string }) {
  return (
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {word}{' '}
    </Box>
  );
}

interface Described {
  label: string;
  before: string;
  /** Null: the label says it all. */
  after: string | null;
}

function describeChange(change: EyeChange, text: CustomerText, locale: Locale): Described {
  if (change.kind === 'added' || change.kind === 'dropped') {
    return { label: text(`changes.${change.kind}`), before: '', after: null };
  }
  if (change.kind !== 'value') {
    const { before, after } = change;
    return { label: text(`changes.${change.kind}`), before: `${before}`, after: `${after}` };
  }
  const parameter = findParameter(change.lens, change.name);
  const show = (value: number | string | null) => {
    if (value === null) return text('changes.empty');
    return parameter ? formatParameter(value, parameter, locale) : String(value);
  };
  const label = parameter?.label[locale] ?? change.name;
  return { label, before: show(change.before), after: show(change.after) };
}

const CHANGES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
} as const;
