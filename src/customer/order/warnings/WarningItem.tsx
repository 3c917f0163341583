import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { Warning } from '#domain/lens/warnings/warning.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { warningPath } from '../problems/warning-problems.ts';
import { Acknowledge } from './Acknowledge.tsx';

/** Shows a warning as a link to its field, with the practice's answer. */
export function WarningItem({ warning }: { warning: Warning }) {
  const locale = usePortalLocale();
  const jumpTo = useOrderForm((state) => state.jumpTo);
  const { eye } = warning;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}>
      {eye && <EyeMark eye={eye} />}
      <Box sx={{ display: 'grid', justifyItems: 'start', flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          onClick={() => jumpTo(warningPath(warning))}
          sx={{ textAlign: 'left', minHeight: 24, overflowWrap: 'anywhere' }}
        >
          {describeWarning(warning, locale)}
        </Link>
        <Acknowledge warning={warning} />
      </Box>
    </Box>
  );
}
