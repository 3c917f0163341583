import { fill } from '#src/i18n/create-text.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import type { Failure } from '../failure/failure.ts';
import { formatUntil } from '../failure/format-time.ts';
import { useRequestText } from '../request-text.ts';

interface ApplicationFailureProps {
  failure: Failure;
  /** Whether the user must still wait before another attempt. */
  isPaused: boolean;
}

/** Shows why an application was not sent. */
export function ApplicationFailure({ failure, isPaused }: ApplicationFailureProps) {
  const locale = useLocale();
  const { apply, failures } = useRequestText();
  const { kind, at, until } = failure;
  const texts = {
    conflict: apply.conflict,
    invalid: apply.invalid,
    offline: failures.offline,
    other: failures.other,
    paused: until
      ? fill(apply.paused, { time: formatUntil(until, at, locale) })
      : apply.pausedForNow,
  };
  if (kind === 'paused' && until && !isPaused) return null;
  return <FailureAlert failure={failure}>{texts[kind]}</FailureAlert>;
}
