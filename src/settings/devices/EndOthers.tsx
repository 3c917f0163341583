import Button from '@mui/material/Button';
import { useState } from 'react';
import { DecisionFrame } from '#resources/shared/decision/DecisionDialog.tsx';
import { useSettingsText } from '../use-settings-text.ts';
import type { useDevices } from './use-devices.ts';

interface EndOthersProps {
  /** The number of other devices. */
  count: number;
  others: ReturnType<typeof useDevices>['others'];
  /** Called when they are signed out: this button disappears. */
  onDone: () => void;
}

/** Signs out every other device after a confirmation. */
export function EndOthers({ count, others, onDone }: EndOthersProps) {
  const text = useSettingsText();
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
