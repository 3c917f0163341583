import { useDataProvider } from 'react-admin';
import type { DeviceSession } from '#domain/access/user.ts';
import { deviceLabel } from '#domain/basics/device.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useStep } from '../../shared/step/use-step.ts';
import { useRefusal } from '../common/use-refusal.ts';

interface EndSessionsProps {
  user: { id: string; email: string };
  /** The device whose session ends; null for all devices. */
  device: Pick<DeviceSession, 'id' | 'device'> | null;
  /** Whether the session has ended meanwhile. */
  isGone?: boolean;
  onClose: () => void;
  /** Called after the sessions ended. */
  onDone?: () => void;
}

/** Confirms signing the user out, on one device or everywhere. */
export function EndSessions({ user, device, isGone = false, onClose, onDone }: EndSessionsProps) {
  const text = useText('userShow');
  const locale = useLocale();
  const { messageOf } = useRefusal();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { mutate, isPending, error } = useStep({
    send: () =>
      device
        ? dataProvider.endUserSession(user.id, device.id)
        : dataProvider.endUserSessions(user.id),
    changes: ['users'],
    done: () =>
      text(device ? 'devices.ended' : 'devices.endedAll', { email: escapeHtml(user.email) }),
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  const params = { email: user.email, device: device ? deviceLabel(device.device, locale) : '' };
  return (
    <DecisionFrame
      title={text(device ? 'devices.endTitle' : 'devices.endAllTitle')}
      consequence={text(device ? 'devices.endText' : 'devices.endAllText', params)}
      action={text(device ? 'devices.end' : 'devices.endAll')}
      tone="error"
      isPending={isPending}
      error={error && messageOf(error)}
      moved={isGone && !isPending ? { what: text('devices.gone'), isOver: true } : null}
      onOpened={() => undefined}
      onSubmit={() => !isPending && mutate()}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}
