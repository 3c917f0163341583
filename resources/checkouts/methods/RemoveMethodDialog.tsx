import { useNotify } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useMethodName } from '../method/use-method-name.ts';
import { useMethodStep } from '../parts/use-payment-methods.ts';

interface RemoveMethodDialogProps {
  accountNumber: string;
  method: SavedMethod;
  stopsAutopay: boolean;
  onClose: () => void;
}

/** PY-09: says what removing a saved method means, also for autopay, and asks to confirm it. */
export function RemoveMethodDialog(props: RemoveMethodDialogProps) {
  const { accountNumber, method, stopsAutopay, onClose } = props;
  const text = useText('paymentMethods');
  const notify = useNotify();
  const name = useMethodName()(method);
  const { mutate, isPending, error } = useMethodStep(
    async ({ remove }, _input: null) => {
      try {
        await remove(accountNumber, method.id);
      } catch (cause) {
        // Somebody else removed it: that is what was asked for.
        if (errorStatus(cause) !== 404) throw cause;
      }
    },
    () => {
      onClose();
      notify(text('done.removed', { name: escapeHtml(name) }), { type: 'success' });
    },
  );
  return (
    <DecisionFrame
      title={text('removing.question', { name })}
      consequence={[text('removing.text'), stopsAutopay && text('removing.stopsAutopay')]
        .filter(Boolean)
        .join(' ')}
      action={text('removing.action')}
      tone="error"
      isPending={isPending}
      error={error}
      onOpened={() => undefined}
      onSubmit={() => !isPending && mutate(null)}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}
