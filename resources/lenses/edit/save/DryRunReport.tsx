import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensDryRun } from '#domain/orders/lens-change.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** The maximum number of orders that the server checks. */
const MAX_CHECKED = 2_000;

interface DryRunReportProps {
  dryRun: LensDryRun;
  /** The checked definition, which the examples are formatted with. */
  lens: Omit<LensDefinition, 'version'>;
}

/** Shows how many drafts and orders a definition would make invalid, with examples. */
export function DryRunReport({ dryRun, lens }: DryRunReportProps) {
  const text = useText('lensEditor');
  const { drafts, orders, examples } = dryRun;
  const checked = {
    drafts: text('dryRun.drafts', { smart_count: drafts.checked }),
    orders: text('dryRun.orders', { smart_count: orders.checked }),
  };
  if (drafts.invalid + orders.invalid === 0) {
    return <Alert severity="success">{text('dryRun.clear', checked)}</Alert>;
  }
  const invalid = {
    drafts: text('dryRun.drafts', { smart_count: drafts.invalid }),
    reorders: text('dryRun.reorders', { smart_count: orders.invalid }),
  };
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{text('dryRun.invalid', invalid)}</Typography>
      <Typography variant="body2">{text('dryRun.checked', checked)}</Typography>
      {orders.checked >= MAX_CHECKED && (
        <Typography variant="body2">{text('dryRun.most', { count: MAX_CHECKED })}</Typography>
      )}
      {examples.length > 0 && <Examples examples={examples} lens={lens} />}
    </Alert>
  );
}

function Examples({
  examples,
  lens,
}: Pick<DryRunReportProps, 'lens'> & Pick<LensDryRun, 'examples'>) {
  const text = useText('lensEditor');
  const locale = useLocale();
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {text('dryRun.examples')}
      </Typography>
      <Box component="ul" aria-label={text('dryRun.examples')} sx={{ m: 0, pl: 2 }}>
        {examples.map(({ orderId, number, eye, violation }) => (
          <li key={orderId}>
            {number} · {text(`dryRun.eye.${eye}`)}:{' '}
            {violation
              ? describeViolation(violation, { ...lens, version: 1 }, locale)
              : text('dryRun.retired')}
          </li>
        ))}
      </Box>
    </>
  );
}
