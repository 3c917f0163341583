import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DeviceSession } from '#domain/access/user.ts';
import { deviceLabel } from '#domain/basics/device.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAge, formatMoment } from '#resources/shared/age.ts';
import { useNow } from '#resources/shared/use-now.ts';

/** A browser seen within this time is active now, milliseconds: it is recorded every few minutes at most. */
const NOW = 5 * 60_000;

interface DeviceRowProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** Shows a session of the user. The header's menu signs out the current one. */
export function DeviceRow({ session, isEnding, onEnd }: DeviceRowProps) {
  const { signedInAt, lastSeenAt, endsAt, isCurrent } = session;
  const text = useText('settings');
  const locale = useLocale();
  const device = deviceLabel(session.device, locale);
  const now = useNow();
  const isActive = isCurrent || now - Date.parse(lastSeenAt) < NOW;
  const seen = isActive
    ? text('devices.seenNow')
    : text('devices.seen', { age: formatAge(lastSeenAt, now, locale) });
  return (
    <Box component="li" sx={ROW}>
      <DevicesIcon aria-hidden color="action" />
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
          {device}
        </Typography>
        {isCurrent && (
          <Chip size="small" color="primary" variant="outlined" label={text('devices.here')} />
        )}
        <Typography variant="body2" color="text.secondary">
          {text('devices.signedIn', { moment: formatMoment(signedInAt, locale) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {seen}
        </Typography>
        {endsAt !== null && (
          <Typography variant="body2" color="text.secondary">
            {text('devices.endsAt', { moment: formatMoment(endsAt, locale) })}
          </Typography>
        )}
      </Box>
      {!isCurrent && (
        <Button
          variant="outlined"
          size="small"
          aria-label={text('devices.endNamed', { device })}
          loading={isEnding}
          onClick={onEnd}
        >
          {text('devices.end')}
        </Button>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
