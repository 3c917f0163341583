import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Ref, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { MAX_REASON } from '#domain/basics/constants.ts';
import type { PromiseMoveInput } from '#domain/orders/order-promise.ts';
import { type Order, orderSchema } from '#domain/orders/order.ts';
import { promiseProblem } from '#domain/orders/promise-move.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useDecision } from '../../shared/decision/use-decision.ts';
import { useOrderMovedOn } from '../decision/use-order-moved-on.ts';

interface PromiseDialogProps {
  /** The order as the user saw it when the dialog opened. */
  order: Order;
  onClose: () => void;
  onDecided: (order: Order) => void;
}

/** OR-12: asks for the new promised date and the reason, which the practice reads. */
export function PromiseDialog({ order, onClose, onDecided }: PromiseDialogProps) {
  const text = useText('orderShow');
  const locale = useLocale();
  const { mutate, isPending, error } = usePromiseMove(order.id);
  const about = { action: 'promise', seen: order, isSending: isPending, onDecided } as const;
  const { moved, version, onAnswer } = useOrderMovedOn(about);
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [showsProblem, setShowsProblem] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const focusFirst = () => first.current?.focus();
  const problem = problemOf(order, day);
  const message = problem ? problem.message[locale] : text('promise.dayMissing');
  const isWrong = showsProblem && (day === '' || problem !== null);

  const move = () => {
    setShowsProblem(true);
    if (day === '' || problem) return focusFirst();
    if (isPending) return;
    mutate({ promisedAt: day, reason: reason.trim(), version }, { onSuccess: onAnswer });
  };
  return (
    <DecisionFrame
      title={text('promise.title', { number: order.number })}
      consequence={text('promise.consequence', {
        day: formatDay(order.promisedAt ?? '', locale),
        practice: order.practice,
      })}
      action={text('promise.move')}
      tone="primary"
      isPending={isPending}
      error={error}
      moved={moved}
      onOpened={focusFirst}
      onSubmit={move}
      onClose={onClose}
    >
      <PromiseFields
        first={first}
        day={day}
        reason={reason}
        problem={isWrong ? message : ''}
        onDay={setDay}
        onReason={setReason}
      />
    </DecisionFrame>
  );
}

interface PromiseFieldsProps {
  first: Ref<HTMLInputElement>;
  day: string;
  reason: string;
  /** What is wrong with the day; blank while nothing shows. */
  problem: string;
  onDay: (day: string) => void;
  onReason: (reason: string) => void;
}

function PromiseFields({ first, day, reason, problem, onDay, onReason }: PromiseFieldsProps) {
  const text = useText('orderShow');
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
      <TextField
        id="promise-day"
        type="date"
        label={text('promise.day')}
        required
        value={day}
        onChange={(event) => onDay(event.target.value)}
        error={problem !== ''}
        helperText={problem || ' '}
        inputRef={first}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        id="promise-reason"
        label={text('promise.reason')}
        helperText={text('promise.reasonHelp')}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
        multiline
        minRows={2}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </Box>
  );
}

function problemOf({ promisedAt }: Order, day: string) {
  if (day === '') return null;
  return promiseProblem(day, { now: new Date(), former: promisedAt ? new Date(promisedAt) : null });
}

/** OR-12: sends the new promised date for the version of the order that the user saw. */
function usePromiseMove(id: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useDecision({
    resource: 'orders',
    schema: orderSchema,
    send: ({ version, ...move }: PromiseMoveInput & { version: number }) =>
      dataProvider.movePromise(id, move, version),
  });
}
