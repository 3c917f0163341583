import { useEffect, useRef } from 'react';
import type { Application } from '#domain/customers/application-schema.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMoveOn } from '../common/use-move-on.ts';
import { formatMoment } from '../failure/format-time.ts';

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
  const text = useText('request');
  const { status, practice, accountNumber, reason, submittedAt, decidedAt } = application;
  useMoveOn(status === 'approved');
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const time = formatMoment(decidedAt ?? submittedAt, locale);
  return (
    <section className="application-state" data-status={status} aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {text(`application.${status}`)}
      </h2>
      <p>{text(`application.${status}Body`, { practice, time, number: accountNumber ?? '' })}</p>
      {status === 'declined' && (
        <>
          <blockquote>{reason}</blockquote>
          <button type="button" className="button button-quiet" onClick={onAgain}>
            {text('application.again')}
          </button>
        </>
      )}
    </section>
  );
}
