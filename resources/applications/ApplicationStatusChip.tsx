import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import type { ApplicationStatus } from '#domain/customers/application.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StateChip } from '../shared/show/StateChip.tsx';

const LOOKS = {
  submitted: { icon: HourglassEmptyIcon, tone: 'submitted' },
  approved: { icon: CheckCircleOutlineIcon, tone: 'approved' },
  declined: { icon: HighlightOffIcon, tone: 'rejected' },
} as const satisfies Record<ApplicationStatus, object>;

/** The state of an application, in the colours of an order's. */
export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  const text = useText('applications');
  const { icon, tone } = LOOKS[status];
  return <StateChip icon={icon} tone={tone} label={text(`statuses.${status}`)} />;
}
