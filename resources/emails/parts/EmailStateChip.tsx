import BlockIcon from '@mui/icons-material/Block';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import ReplayIcon from '@mui/icons-material/Replay';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { EmailState } from '#domain/emails/email-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StateChip } from '../../shared/show/StateChip.tsx';

const LOOKS = {
  queued: { icon: HourglassEmptyIcon, tone: 'submitted' },
  deferred: { icon: ReplayIcon, tone: 'submitted' },
  sent: { icon: CheckCircleOutlineIcon, tone: 'approved' },
  bounced: { icon: UndoIcon, tone: 'rejected' },
  suppressed: { icon: BlockIcon, tone: 'rejected' },
  failed: { icon: ErrorOutlineIcon, tone: 'rejected' },
  expired: { icon: TimerOffIcon, tone: 'cancelled' },
  doubtful: { icon: HelpOutlineIcon, tone: 'rejected' },
} as const satisfies Record<EmailState, object>;

/** The state of an email, in the colors of an order's. */
export function EmailStateChip({ state }: { state: EmailState }) {
  const text = useText('emailLog');
  const { icon, tone } = LOOKS[state];
  return <StateChip icon={icon} tone={tone} label={text(`states.${state}`)} />;
}
