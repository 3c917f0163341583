import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { claimSchema } from '#domain/schemas/claim.ts';
import type { Claim } from '#domain/schemas/claim.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { ClaimFailure } from './ClaimFailure.tsx';
import { fieldError } from '../failure/field-error.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useRequestText } from '../request-text.ts';
import { schemaResolver } from '../form/schema-resolver.ts';
import { useClaim } from './use-claim.ts';
import { useIsBefore } from '../use-is-before.ts';
import { useMoveOn } from '../use-move-on.ts';
import { useRetranslate } from '../form/use-retranslate.ts';

const EMPTY: Claim = { accountNumber: '', zip: '', invoiceNumber: '' };

/** Removes blanks and hyphens, with which it is still the number on the invoice. */
const toClaim = (typed: Claim): Claim => ({
  ...typed,
  accountNumber: typed.accountNumber.replace(/[\s-]/g, ''),
});

/** RT-04: links the user to an account with figures from its last invoice. */
export function ClaimForm() {
  const { claim: texts, errors: errorTexts } = useRequestText();
  const { state, send } = useClaim();
  const failure = state.kind === 'failed' ? state.failure : null;
  const isPaused = useIsBefore(failure?.until ?? null);
  useMoveOn(state.kind === 'granted');
  const form = useForm<Claim>({
    defaultValues: EMPTY,
    resolver: schemaResolver<Claim>(claimSchema, toClaim),
  });
  useRetranslate(form);
  const { register, handleSubmit, formState, setError } = form;
  useEffect(() => {
    for (const [path, { rule, message }] of Object.entries(failure?.errors ?? {})) {
      if (rule === 'no-match' || !(path in EMPTY)) continue;
      const text = fieldError(path, { code: rule, message }, errorTexts);
      setError(path as keyof Claim, { type: rule, message: text }, { shouldFocus: true });
    }
  }, [failure, setError, errorTexts]);
  const field = (name: keyof Claim) => ({
    ...register(name),
    label: texts[name],
    hint: texts[`${name}Hint`],
    error: formState.errors[name]?.message,
  });
  if (state.kind === 'granted') {
    const { accountNumber } = state;
    return (
      <output className="hint">
        {accountNumber ? fill(texts.done, { number: accountNumber }) : texts.member}
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
      <p className="lead">{texts.lead}</p>
      <TextField {...field('accountNumber')} inputMode="numeric" autoComplete="off" />
      <TextField {...field('zip')} autoComplete="postal-code" />
      <TextField {...field('invoiceNumber')} autoComplete="off" spellCheck={false} />
      {failure && <ClaimFailure failure={failure} isPaused={isPaused} />}
      <button className="button button-wide" type="submit" disabled={isSending || isPaused}>
        {isSending ? texts.busy : texts.submit}
      </button>
    </form>
  );
}
