import { fill } from '#src/i18n/create-text.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import type { Failure } from '../failure/failure.ts';
import { formatUntil } from '../failure/format-time.ts';
import { useRequestText } from '../request-text.ts';

interface ClaimFailureProps {
  failure: Failure;
  /** Whether the user must still wait before another attempt. */
  isPaused: boolean;
}

/** Shows why a claim failed, but never which of the figures was wrong. */
export function ClaimFailure({ failure, isPaused }: ClaimFailureProps) {
  const locale = useLocale();
  const { claim, failures } = useRequestText();
  const { kind, at, until, errors } = failure;
  if (kind === 'paused' && until) {
    if (!isPaused) return null;
    const time = formatUntil(until, at, locale);
    return <FailureAlert failure={failure}>{fill(claim.paused, { time })}</FailureAlert>;
  }
  if (kind === 'paused') return <FailureAlert failure={failure}>{claim.pausedForNow}</FailureAlert>;
  if (kind === 'invalid') {
    const isNoMatch = Object.values(errors).some(({ rule }) => rule === 'no-match');
    return isNoMatch ? <FailureAlert failure={failure}>{claim.noMatch}</FailureAlert> : null;
  }
  const text = kind === 'offline' ? failures.offline : failures.other;
  return <FailureAlert failure={failure}>{text}</FailureAlert>;
}
