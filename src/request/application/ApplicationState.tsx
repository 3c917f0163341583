import { useEffect, useRef } from 'react';
import type { Application } from '#domain/schemas/application.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { formatMoment } from '../failure/format-time.ts';
import { useRequestText } from '../request-text.ts';
import { useMoveOn } from '../use-move-on.ts';

interface ApplicationStateProps {
  application: Application;
  /** Sent just now on this page: the focus moves here. */
  isNew: boolean;
  onAgain: () => void;
}

/** Shows the status of the latest application. */
export function ApplicationState({ application, isNew, onAgain }: ApplicationStateProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { application: texts } = useRequestText();
  const { status, practice, accountNumber, reason, submittedAt, decidedAt } = application;
  useMoveOn(status === 'approved');
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const time = formatMoment(decidedAt ?? submittedAt, locale);
  return (
    <section className="application-state" data-status={status} aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {texts[status]}
      </h2>
      <p>{fill(texts[`${status}Body`], { practice, time, number: accountNumber ?? '' })}</p>
      {status === 'declined' && (
        <>
          <blockquote>{reason}</blockquote>
          <button type="button" className="button button-quiet" onClick={onAgain}>
            {texts.again}
          </button>
        </>
      )}
    </section>
  );
}
