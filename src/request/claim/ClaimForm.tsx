import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { claimSchema, type Claim } from '#domain/customers/claim.ts';
import { claimAccount } from '#providers/account/applications.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { schemaResolver } from '#resources/shared/form/schema-resolver.ts';
import { TextField } from '../../fields/TextField.tsx';
import { useIsBefore } from '../common/use-is-before.ts';
import { useMoveOn } from '../common/use-move-on.ts';
import { toFailure, type Failure } from '../failure/failure.ts';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import { fieldError, requestError } from '../failure/field-error.ts';
import { formatUntil } from '../failure/format-time.ts';
import { useRetranslate } from '../form/use-retranslate.ts';

type ClaimState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: Failure }
  /** `accountNumber` is null when the user already belonged to an account. */
  | { kind: 'granted'; accountNumber: string | null };

interface ClaimFailureProps {
  failure: Failure;
  /** Whether the user must still wait before another attempt. */
  isPaused: boolean;
}

const EMPTY: Claim = { accountNumber: '', zip: '', invoiceNumber: '' };

/** Removes blanks and hyphens, with which it is still the number on the invoice. */
const toClaim = (typed: Claim): Claim => ({
  ...typed,
  accountNumber: typed.accountNumber.replace(/[\s-]/g, ''),
});

/** RT-04: links the user to an account with figures from its last invoice. */
export function ClaimForm() {
  const text = useText('request');
  const { state, send } = useClaim();
  const failure = state.kind === 'failed' ? state.failure : null;
  const isPaused = useIsBefore(failure?.until ?? null);
  useMoveOn(state.kind === 'granted');
  const form = useForm<Claim>({
    defaultValues: EMPTY,
    resolver: schemaResolver<Claim>({
      schema: claimSchema,
      toInput: toClaim,
      messageOf: requestError,
    }),
  });
  useRetranslate(form);
  const { register, handleSubmit, formState, setError } = form;
  useEffect(() => {
    for (const [path, { rule, message }] of Object.entries(failure?.errors ?? {})) {
      if (rule === 'no-match' || !(path in EMPTY)) continue;
      const error = fieldError(path, { code: rule, message }, text);
      setError(path as keyof Claim, { type: rule, message: error }, { shouldFocus: true });
    }
  }, [failure, setError, text]);
  const field = (name: keyof Claim) => ({
    ...register(name),
    label: text(`claim.${name}`),
    hint: text(`claim.${name}Hint`),
    error: formState.errors[name]?.message,
  });
  if (state.kind === 'granted') {
    const { accountNumber } = state;
    return (
      <output className="hint">
        {accountNumber ? text('claim.done', { number: accountNumber }) : text('claim.member')}
      </output>
    );
  }
  const isSending = state.kind === 'sending';
  return (
    <form
      onSubmit={(event) => void handleSubmit((typed) => send(toClaim(typed)))(event)}
      noValidate
      aria-busy={isSending}
    >
      <p className="lead">{text('claim.lead')}</p>
      <TextField {...field('accountNumber')} inputMode="numeric" autoComplete="off" />
      <TextField {...field('zip')} autoComplete="postal-code" />
      <TextField {...field('invoiceNumber')} autoComplete="off" spellCheck={false} />
      {failure && <ClaimFailure failure={failure} isPaused={isPaused} />}
      <button className="button button-wide" type="submit" disabled={isSending || isPaused}>
        {isSending ? text('claim.busy') : text('claim.submit')}
      </button>
    </form>
  );
}

/** Shows why a claim failed, but never which of the figures was wrong. */
function ClaimFailure({ failure, isPaused }: ClaimFailureProps) {
  const locale = useLocale();
  const requestText = useText('request');
  const { kind, at, until, errors } = failure;
  if (kind === 'paused' && until) {
    if (!isPaused) return null;
    const time = formatUntil(until, at, locale);
    return <FailureAlert failure={failure}>{requestText('claim.paused', { time })}</FailureAlert>;
  }
  if (kind === 'paused')
    return <FailureAlert failure={failure}>{requestText('claim.pausedForNow')}</FailureAlert>;
  if (kind === 'invalid') {
    const isNoMatch = Object.values(errors).some(({ rule }) => rule === 'no-match');
    return isNoMatch ? (
      <FailureAlert failure={failure}>{requestText('claim.noMatch')}</FailureAlert>
    ) : null;
  }
  const text = kind === 'offline' ? requestText('failures.offline') : requestText('failures.other');
  return <FailureAlert failure={failure}>{text}</FailureAlert>;
}

/** Sends a claim, one at a time. */
function useClaim() {
  const { client } = useRuntime();
  const [state, setState] = useState<ClaimState>({ kind: 'idle' });
  const isSending = useRef(false);
  const send = async (claim: Claim): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: 'sending' });
    try {
      setState({ kind: 'granted', accountNumber: await claimAccount(client, claim) });
    } catch (error) {
      const failure = toFailure(error, new Date());
      const isMember = failure.kind === 'conflict';
      setState(isMember ? { kind: 'granted', accountNumber: null } : { kind: 'failed', failure });
    } finally {
      isSending.current = false;
    }
  };
  return { state, send };
}
