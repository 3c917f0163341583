import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import SyncIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { PAYOUT_PARTS, type Payout } from '#domain/money/payouts/payout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { StateChip } from '../shared/show/StateChip.tsx';
import { Sums, type Sum } from './Sums.tsx';
import { usePayoutView } from './use-payouts.ts';

const LOOKS = {
  onTheWay: { icon: SyncIcon, tone: 'inProduction' },
  paid: { icon: CheckCircleOutlineIcon, tone: 'approved' },
  failed: { icon: ErrorOutlineIcon, tone: 'rejected' },
} as const;

/** The payouts, the newest first, each with its parts and what the books have of them: too many sums for a row of a table. */
export function PayoutRows({ payouts }: { payouts: readonly Payout[] }) {
  const text = useText('payouts');
  return (
    <Box
      sx={{ '& > ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' } }}
    >
      <RowCards label={text('list.title')} isLoading={false}>
        {payouts.map((payout) => (
          <PayoutCard key={payout.id} payout={payout} />
        ))}
      </RowCards>
    </Box>
  );
}

function PayoutCard({ payout }: { payout: Payout }) {
  const text = useText('payouts');
  const locale = useLocale();
  const { view, addressOf } = usePayoutView();
  const { id, state, failure, amountCents, currency, arrivesAt, hasParts, differenceCents } =
    payout;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  const parts = PAYOUT_PARTS.filter((name) => payout[name] !== 0).map((name): Sum => [
    text(`parts.${name}`),
    amount(payout[name]),
  ]);
  const title = text('list.payout', { amount: amount(amountCents) });
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <MuiLink
          component={LinkBase}
          to={addressOf({ payout: id, lines: 0 })}
          aria-current={view.payout === id ? 'true' : undefined}
          sx={{ fontWeight: 600 }}
        >
          {title}
        </MuiLink>
        <StateChip {...LOOKS[state]} label={text(`states.${state}`)} />
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text(`arrives.${state}`, { day: formatDay(arrivesAt, locale), failure })}
        {` · ${id}`}
      </Box>
      {hasParts ? (
        <Sums
          of={[
            ...parts,
            [text('list.books'), amount(payout.booksCents), true],
            [text('list.difference'), amount(differenceCents), true],
          ]}
        />
      ) : (
        text('list.noParts')
      )}
      {hasParts && !payout.isWhole && <Box>{text('list.notWhole')}</Box>}
    </Paper>
  );
}
