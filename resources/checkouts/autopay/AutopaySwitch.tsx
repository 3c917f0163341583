import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Autopay } from '#domain/money/autopay/autopay.ts';
import { methodExpiry } from '#domain/money/checkouts/method-expiry.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useNow } from '../../shared/use-now.ts';
import { MethodFailure } from '../method/MethodFailure.tsx';
import { useMethodStep } from '../parts/use-payment-methods.ts';

interface AutopaySwitchProps {
  autopay: Autopay;
  methods: readonly SavedMethod[];
}

/** PY-09: switches autopay on, or off after a question. What is missing is said where the button is. */
export function AutopaySwitch({ autopay, methods }: AutopaySwitchProps) {
  const text = useText('paymentMethods');
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const method = methods.find(({ isDefault }) => isDefault);
  const isExpired = method ? methodExpiry(method.expires, today) === 'expired' : false;
  const { mutate, isPending, error } = useMethodStep(
    ({ switchAutopay }, isOn: boolean) => switchAutopay(autopay, isOn),
    (_answer, isOn) => {
      setAsks(false);
      notify(text(isOn ? 'done.on' : 'done.off'), { type: 'success' });
    },
  );
  if (autopay.isOn) {
    return (
      <>
        <Button variant="outlined" color="inherit" onClick={() => setAsks(true)}>
          {text('autopay.switchOff')}
        </Button>
        {asks && (
          <DecisionFrame
            title={text('autopay.offQuestion')}
            consequence={text('autopay.offText')}
            action={text('autopay.switchOff')}
            tone="error"
            isPending={isPending}
            error={error}
            onOpened={() => undefined}
            onSubmit={() => !isPending && mutate(false)}
            onClose={() => setAsks(false)}
          >
            {null}
          </DecisionFrame>
        )}
      </>
    );
  }
  return (
    <>
      {error !== null && <MethodFailure error={error} />}
      {method && !isExpired ? (
        <Button variant="contained" loading={isPending} onClick={() => mutate(true)}>
          {text('autopay.switchOn')}
        </Button>
      ) : (
        <FormHelperText sx={{ m: 0 }}>
          {text(isExpired ? 'autopay.needsValid' : 'autopay.needsMethod')}
        </FormHelperText>
      )}
    </>
  );
}
