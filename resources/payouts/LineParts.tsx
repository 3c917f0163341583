import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import { LinkBase } from 'react-admin';
import type { BalanceChange } from '#domain/money/payouts/payout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMoneyPaths } from '../payments/paths/use-money-paths.ts';
import { formatDay } from '../shared/age.ts';

export interface LineRows {
  label: string;
  rows: readonly BalanceChange[];
}

/** What a line is, with the payment service's own words where the portal has none, and why it is not in the books. */
export function LineKind({ line: { kind, type, unexplained } }: { line: BalanceChange }) {
  const text = useText('payouts');
  const label = text(`kinds.${kind}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' }}>
      {kind === 'unknown' || kind === 'fee' ? `${label}: ${type}` : label}
      {unexplained && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={text(`unexplained.${unexplained}`)}
        />
      )}
    </Box>
  );
}

/** The payments that a line is about. */
export function LinePayments({ line: { paymentNumbers } }: { line: BalanceChange }) {
  const paths = useMoneyPaths();
  return paymentNumbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <MuiLink component={LinkBase} to={paths.payment(number)}>
        {number}
      </MuiLink>
    </Fragment>
  ));
}

/** Where the money of a line is: with the payment service, or in a payout. */
export function LinePlace({ line: { isTold, payoutId, arrivesAt } }: { line: BalanceChange }) {
  const text = useText('payouts');
  const locale = useLocale();
  if (!isTold) return text('why.notTold');
  if (payoutId === null || arrivesAt === null) return text('why.notPaidOut');
  return text('why.inPayout', { day: formatDay(arrivesAt, locale) });
}
