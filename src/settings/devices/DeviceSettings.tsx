import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '#resources/shared/decision/DecisionDialog.tsx';
import { useFocusWhenDone } from '#resources/shared/use-focus-when-done.ts';
import { SettingsSection } from '../parts/SettingsSection.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { useDevices } from './use-devices.ts';

interface EndOthersProps {
  /** The number of other devices. */
  count: number;
  others: ReturnType<typeof useDevices>['others'];
  /** Called when they are signed out: this button disappears. */
  onDone: () => void;
}

/** PF-02: lists where the user is signed in; every browser except this one can be signed out here. */
export function DeviceSettings() {
  const text = useText('settings');
  const { devices, failed, retry, end, ending, others } = useDevices();
  const { target, done } = useFocusWhenDone<HTMLUListElement>();
  const count = devices?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <SettingsSection title={text('devices.title')} lead={text('devices.lead')}>
      {failed && (
        <Alert
          severity="warning"
          action={<Button onClick={retry}>{text('devices.tryAgain')}</Button>}
        >
          {text('devices.failed')}
        </Alert>
      )}
      {!failed && !devices && (
        <Typography color="text.secondary">{text('devices.loading')}</Typography>
      )}
      {devices && (
        <Box component="ul" aria-label={text('devices.title')} tabIndex={-1} ref={target} sx={LIST}>
          {devices.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => end(session, { onSuccess: done })}
            />
          ))}
        </Box>
      )}
      {devices && count === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('devices.only')}
        </Typography>
      )}
      {count > 0 && <EndOthers count={count} others={others} onDone={done} />}
    </SettingsSection>
  );
}

const LIST = { m: 0, mt: -1.5, p: 0, listStyle: 'none', outline: 'none' };

/** Signs out every other device after a confirmation. */
function EndOthers({ count, others, onDone }: EndOthersProps) {
  const text = useText('settings');
  const [asks, setAsks] = useState(false);
  const ask = (): void => {
    others.reset();
    setAsks(true);
  };
  const end = (): void => {
    others.mutate(undefined, {
      onSuccess: () => {
        setAsks(false);
        onDone();
      },
    });
  };
  return (
    <>
      <Button variant="outlined" color="error" sx={{ mt: 1 }} onClick={ask}>
        {text('devices.endOthers')}
      </Button>
      {asks && (
        <DecisionFrame
          title={text('devices.confirm')}
          consequence={text('devices.consequence', { smart_count: count })}
          action={text('devices.endOthers')}
          tone="error"
          isPending={others.isPending}
          error={others.error}
          onOpened={() => undefined}
          onSubmit={end}
          onClose={() => setAsks(false)}
        >
          {null}
        </DecisionFrame>
      )}
    </>
  );
}
