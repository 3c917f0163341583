import { useRef, useState } from 'react';
import type { Application } from '#domain/customers/application-schema.ts';
import { sendApplication } from '#providers/account/applications.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import {
  firstAttempt,
  isDefinitive,
  nextAttempt,
} from '../../customer/order/submit/idempotency.ts';
import type { Attempt } from '../../customer/order/submit/idempotency.ts';
import { toFailure } from '../failure/failure.ts';
import type { Failure } from '../failure/failure.ts';
import { toInput } from './application-values.ts';
import type { ApplicationValues } from './application-values.ts';

const newKey = () => crypto.randomUUID();

/** Returns whether the server already has other content under this key. */
function isKeyReused({ kind, errors }: Failure): boolean {
  const paths = Object.keys(errors);
  return kind === 'invalid' && paths.length > 0 && paths.every((path) => /idempotency/i.test(path));
}

interface SendDeps {
  /** The attempt before a reload, if any. */
  last: Attempt | null;
  /** Stores the attempt before it is sent, so that a reload does not lose its key. */
  keep: (values: ApplicationValues, attempt: Attempt) => void;
  onSent: (application: Application) => void;
  /** Called when there is already an application or an account. */
  onConflict: () => void;
}

/** Sends an application once: never two at a time, and every attempt of one application with the same key. */
export function useSendApplication({ last, keep, onSent, onConflict }: SendDeps) {
  const { client } = useRuntime();
  const locale = useLocale();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [opened] = useState(() => last ?? firstAttempt(newKey));
  const attempt = useRef(opened);
  const isBusy = useRef(false);

  const fail = (error: unknown): void => {
    const next = toFailure(error, new Date());
    attempt.current.answered = isDefinitive(next.status);
    const isConflict = next.kind === 'conflict' || isKeyReused(next);
    setFailure(isConflict ? { ...next, kind: 'conflict', errors: {} } : next);
    if (isKeyReused(next)) attempt.current = firstAttempt(newKey);
    if (isConflict) onConflict();
  };
  const send = async (values: ApplicationValues): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setFailure(null);
    const input = { ...toInput(values), locale };
    attempt.current = nextAttempt(attempt.current, JSON.stringify(input), newKey);
    keep(values, attempt.current);
    try {
      onSent(await sendApplication(client, input, attempt.current.key));
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  return { send, isSending, failure };
}
