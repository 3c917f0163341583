import { useState } from 'react';
import { useNavigate } from 'react-admin';
import type {
  OrderReturnPolicy,
  ReturnPolicy,
  ReturnRequest,
} from '#domain/money/returns/return-request.ts';
import { RETURN_KINDS, type ReturnKind } from '#domain/money/returns/return-states.ts';
import type { ReturnReason } from '#domain/orders/order-types.ts';
import type { Eye } from '#domain/orders/order.ts';
import { exchangePath } from '#providers/money/returns.ts';
import { useAsk } from './use-returns.ts';

interface Asking {
  /** Undefined while it is being loaded. */
  given: OrderReturnPolicy | undefined;
  onSent: (request: ReturnRequest) => void;
}

/** The state of the dialog that asks for a return, an exchange or a cancellation. */
export function useReturnForm({ given, onSent }: Asking) {
  const navigate = useNavigate();
  const [chosenEye, setEye] = useState<Eye | null>(null);
  const [chosenKind, setKind] = useState<ReturnKind | null>(null);
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useAsk(onSent);
  const eye = chosenEye ?? (given ? firstEye(given) : 'right');
  const kind = chosenKind ?? (given ? firstKind(given, eye) : 'return');
  const policy = given ? policyOf(given, eye, kind) : null;
  const isCancellation = kind === 'cancellation';
  const isMissing = isCancellation ? note.trim() === '' : reason === '';
  const submit = () => {
    setTried(true);
    if (isMissing || isPending || !given || !policy?.canAsk) return;
    const { orderId } = given;
    if (isCancellation) mutate({ kind, orderId, note: note.trim() });
    else if (reason === '') return;
    else if (kind === 'exchange') navigate(exchangePath(orderId, eye, reason));
    else {
      const shownCents = policy.amountCents;
      mutate({ kind, orderId, eye, reason, note: note.trim(), shownCents });
    }
  };
  return {
    eye,
    setEye,
    kind,
    setKind,
    policy,
    reason,
    setReason,
    note,
    setNote,
    isMissing: tried && isMissing,
    submit,
    isPending,
    error,
  };
}

function firstEye({ lenses }: OrderReturnPolicy): Eye {
  const open = lenses.find((one) => one.return.granted || one.exchange.granted);
  return (open ?? lenses[0])?.eye ?? 'right';
}

/** What is granted first, then what can be asked for. */
function firstKind(given: OrderReturnPolicy, eye: Eye): ReturnKind {
  const of = (kind: ReturnKind) => policyOf(given, eye, kind);
  return (
    RETURN_KINDS.find((kind) => of(kind).granted) ??
    RETURN_KINDS.find((kind) => of(kind).canAsk) ??
    'return'
  );
}

function policyOf(given: OrderReturnPolicy, eye: Eye, kind: ReturnKind): ReturnPolicy {
  const line = given.lenses.find((one) => one.eye === eye);
  return kind === 'cancellation' || !line ? given.cancellation : line[kind];
}
