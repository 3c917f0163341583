import AlarmIcon from '@mui/icons-material/Alarm';
import MarkunreadIcon from '@mui/icons-material/MarkunreadOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import UpdateIcon from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { MarkChip } from '../../../shared/show/MarkChip.tsx';
import { VISUALLY_HIDDEN } from '../../../shared/visually-hidden.ts';
import { useOrderPath } from '../../common/use-order-path.ts';
import { FLAG_ICONS } from '../../marks/flag-icons.ts';
import type { Unusual } from '../../marks/unusual-order.ts';
import type { UnusualOrder } from './use-unusual.ts';

const ICONS: Record<Unusual, typeof SvgIcon> = {
  ...FLAG_ICONS,
  changed: UpdateIcon,
  warranty: ReplayIcon,
  late: AlarmIcon,
  unread: MarkunreadIcon,
};

/** One unusual order. Its link opens a new tab: the dialog and the selection stay. */
export function UnusualRow({ unusual: { order, reasons } }: { unusual: UnusualOrder }) {
  const text = useText('orderBulk');
  const pathOf = useOrderPath();
  const labelOf = useReasonLabel();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <MuiLink
        component={LinkBase}
        to={pathOf(order.id)}
        target="_blank"
        rel="noopener"
        sx={{ position: 'relative', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {order.number} · {order.practice}
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {` (${text('unusual.newTab')})`}
        </Box>
      </MuiLink>
      {reasons.map((reason) => (
        <MarkChip
          key={reason}
          icon={ICONS[reason]}
          label={labelOf(reason, order)}
          tone={reason === 'firstOrder' ? 'info' : 'warning'}
        />
      ))}
    </Box>
  );
}

function useReasonLabel(): (reason: Unusual, order: UnusualOrder['order']) => string {
  const text = useText('orders');
  const bulkText = useText('orderBulk');
  return (reason, { unread, state }) => {
    if (reason === 'changed') {
      return bulkText('unusual.changed', { state: text(`states.${state}`) });
    }
    if (reason === 'warranty') return text('types.warranty');
    if (reason === 'late') return text('late');
    if (reason === 'unread') return text('unread', { smart_count: unread });
    return text(`flags.${reason}`);
  };
}
