import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { methodExpiry } from '#domain/money/checkouts/method-expiry.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MarkChip } from '../../shared/show/MarkChip.tsx';
import { useNow } from '../../shared/use-now.ts';
import { MethodFailure } from '../method/MethodFailure.tsx';
import { useMethodName } from '../method/use-method-name.ts';
import { useMethodStep } from '../parts/use-payment-methods.ts';
import { RemoveMethodDialog } from './RemoveMethodDialog.tsx';

interface MethodListProps {
  accountNumber: string;
  methods: readonly SavedMethod[];
  /** Whether autopay charges the default. */
  isAutomatic: boolean;
}

/** PY-09: what is saved for the account, with what can be done about each. */
export function MethodList({ accountNumber, methods, isAutomatic }: MethodListProps) {
  const text = useText('paymentMethods');
  const notify = useNotify();
  const name = useMethodName();
  const [removed, setRemoved] = useState<SavedMethod | null>(null);
  const choose = useMethodStep(
    ({ setDefault }, method: SavedMethod) => setDefault(accountNumber, method.id),
    (_answer, method) => notify(text('done.default', { name: escapeHtml(name(method)) })),
  );
  return (
    <>
      {choose.error !== null && <MethodFailure error={choose.error} />}
      <Box component="ul" aria-label={text('list')} sx={LIST}>
        {methods.map((method) => (
          <Paper key={method.id} component="li" variant="outlined" sx={ROW}>
            <MethodFacts method={method} />
            <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {!method.isDefault && (
                <Button
                  size="small"
                  loading={choose.isPending}
                  aria-label={text('makeDefaultOf', { name: name(method) })}
                  onClick={() => choose.mutate(method)}
                >
                  {text('makeDefault')}
                </Button>
              )}
              <Button
                size="small"
                color="error"
                aria-label={text('removeOf', { name: name(method) })}
                onClick={() => setRemoved(method)}
              >
                {text('remove')}
              </Button>
            </Box>
          </Paper>
        ))}
      </Box>
      {removed && (
        <RemoveMethodDialog
          accountNumber={accountNumber}
          method={removed}
          stopsAutopay={isAutomatic && removed.isDefault}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function MethodFacts({ method }: { method: SavedMethod }) {
  const text = useText('paymentMethods');
  const locale = useLocale();
  const name = useMethodName();
  const { kind, expires, isDefault } = method;
  const month = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name(method)}
        </Typography>
        {isDefault && <Chip size="small" label={text('isDefault')} />}
        <ExpiryChip method={method} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {kind === 'bankAccount' || expires === null
          ? text('bank')
          : text('expires', { month: month.format(new Date(`${expires}-01T00:00:00Z`)) })}
      </Typography>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
const ROW = { p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/** PY-09: says that a card has expired, or expires soon; nothing for others. */
function ExpiryChip({ method }: { method: SavedMethod }) {
  const text = useText('paymentMethods');
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const expiry = methodExpiry(method.expires, today);
  if (expiry === 'expired') {
    return <MarkChip icon={ErrorOutlineIcon} tone="error" label={text('expired')} />;
  }
  if (expiry === 'soon') {
    return <MarkChip icon={WarningAmberIcon} tone="warning" label={text('expiresSoon')} />;
  }
  return null;
}
