import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeviceSession, PortalUser } from '#domain/access/user.ts';
import { deviceLabel } from '#domain/basics/device.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { formatAgo, formatMoment } from '../../shared/age.ts';
import { useFocusWhenDone } from '../../shared/use-focus-when-done.ts';
import { useNow } from '../../shared/use-now.ts';
import { refusalOf } from '../actions/user-actions.ts';
import { EndSessions } from './EndSessions.tsx';
import { ROWS } from './rows.ts';

/** Lists the user's sessions; each one can be ended, or all of them. */
export function UserDevices({ user }: { user: PortalUser }) {
  const text = useText('userShow');
  const [ending, setEnding] = useState<DeviceSession | 'all' | null>(null);
  const { target, done } = useFocusWhenDone<HTMLFieldSetElement>();
  return (
    <Box
      component="fieldset"
      aria-label={text('devices.title')}
      tabIndex={-1}
      ref={target}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, outline: 'none' }}
    >
      {user.devices.length === 0 ? (
        <Typography color="text.secondary">{text('devices.none')}</Typography>
      ) : (
        <Devices user={user} onEnd={setEnding} />
      )}
      {ending && (
        <EndSessions
          user={user}
          device={ending === 'all' ? null : ending}
          isGone={ending !== 'all' && !user.devices.some(({ id }) => id === ending.id)}
          onClose={() => setEnding(null)}
          onDone={done}
        />
      )}
    </Box>
  );
}

interface DevicesProps {
  user: PortalUser;
  onEnd: (which: DeviceSession | 'all') => void;
}

function Devices({ user, onEnd }: DevicesProps) {
  const text = useText('userShow');
  const session = useSession();
  const locale = useLocale();
  const isOwn = refusalOf('endSessions', user, session.user?.uid) !== null;
  return (
    <>
      <Box component="ul" sx={ROWS}>
        {user.devices.map((device) => (
          <Device key={device.id} device={device}>
            {!isOwn && (
              <Button
                size="small"
                variant="outlined"
                aria-label={text('devices.endOn', { device: deviceLabel(device.device, locale) })}
                onClick={() => onEnd(device)}
              >
                {text('devices.end')}
              </Button>
            )}
          </Device>
        ))}
      </Box>
      {isOwn ? (
        <Typography variant="body2" color="text.secondary">
          {text('devices.own')}
        </Typography>
      ) : (
        <Button variant="outlined" color="error" onClick={() => onEnd('all')}>
          {text('devices.endAll')}
        </Button>
      )}
    </>
  );
}

function Device({ device, children }: { device: DeviceSession; children: ReactNode }) {
  const text = useText('userShow');
  const locale = useLocale();
  const now = useNow();
  const facts = [
    text('devices.since', { at: formatMoment(device.signedInAt, locale) }),
    text('devices.seen', { ago: formatAgo(Date.parse(device.lastSeenAt), now, locale) }),
    ...(device.endsAt === null
      ? []
      : [text('devices.endsAt', { at: formatMoment(device.endsAt, locale) })]),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {deviceLabel(device.device, locale)}{' '}
          {device.isCurrent && <Chip size="small" label={text('devices.current')} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
