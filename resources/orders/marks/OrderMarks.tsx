import AlarmIcon from '@mui/icons-material/Alarm';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import Box from '@mui/material/Box';
import { RUSH } from '#domain/delivery/shipping-methods.ts';
import type { OrderFlag, OrderSummary } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MarkChip } from '../../shared/show/MarkChip.tsx';
import { useNow } from '../../shared/use-now.ts';
import { FLAG_ICONS } from './flag-icons.ts';
import { isLate } from './unusual-order.ts';

/** Shows the flags of an order, which draw the approver's attention to what is unusual. */
export function OrderFlags({ flags }: { flags: readonly OrderFlag[] }) {
  const text = useText('orders');
  if (flags.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {flags.map((flag) => (
        <MarkChip
          key={flag}
          icon={FLAG_ICONS[flag]}
          label={text(`flags.${flag}`)}
          tone={flag === 'firstOrder' ? 'info' : 'warning'}
        />
      ))}
    </Box>
  );
}

/** Marks a rush order, whose lenses are made first. */
export function RushMark({ order }: { order: Pick<OrderSummary, 'rush'> }) {
  const locale = useLocale();
  if (!order.rush) return null;
  return <MarkChip icon={BoltIcon} label={RUSH.label[locale]} tone="warning" />;
}

/** Marks an order that is past its promised ship date; renders nothing otherwise. */
export function LateMark({ order }: { order: Pick<OrderSummary, 'state' | 'promisedAt'> }) {
  const text = useText('orders');
  const now = useNow();
  if (!isLate(order, now)) return null;
  return <MarkChip icon={AlarmIcon} label={text('late')} tone="error" />;
}
