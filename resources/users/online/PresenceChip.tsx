import ActiveIcon from '@mui/icons-material/CheckCircleOutline';
import GoneIcon from '@mui/icons-material/LogoutOutlined';
import IdleIcon from '@mui/icons-material/PauseCircleOutline';
import InactiveIcon from '@mui/icons-material/RemoveCircleOutline';
import type SvgIcon from '@mui/material/SvgIcon';
import type { OrderState } from '#domain/orders/order-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StateChip } from '../../shared/show/StateChip.tsx';
import type { Presence } from './presence.ts';

const LOOKS: Record<Presence, { icon: typeof SvgIcon; tone: OrderState }> = {
  active: { icon: ActiveIcon, tone: 'approved' },
  idle: { icon: IdleIcon, tone: 'submitted' },
  inactive: { icon: InactiveIcon, tone: 'cancelled' },
  gone: { icon: GoneIcon, tone: 'cancelled' },
};

/** Shows a user's presence. */
export function PresenceChip({ presence }: { presence: Presence }) {
  const text = useText('usersOnline');
  return <StateChip {...LOOKS[presence]} label={text(`presence.${presence}`)} />;
}
