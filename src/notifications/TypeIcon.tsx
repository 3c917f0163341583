import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import BellIcon from '@mui/icons-material/NotificationsNone';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { useText } from '#providers/messages/use-text.ts';
import type { ToastType } from './toast-types.ts';

const ICONS: Record<ToastType, typeof CheckIcon> = {
  success: CheckIcon,
  error: ErrorIcon,
  warning: WarningIcon,
  info: InfoIcon,
  default: BellIcon,
};

/** TO-01: shows the type as an icon with a name, never by color alone. */
export function TypeIcon({ type }: { type: ToastType }) {
  const text = useText('notifications');
  const Icon = ICONS[type];
  return (
    <Icon
      className={`notice-icon notice-${type}`}
      fontSize="small"
      titleAccess={text(`types.${type}`)}
    />
  );
}
