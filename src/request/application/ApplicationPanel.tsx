import type { Application } from '#domain/customers/application-schema.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import type { OwnApplication } from '../use-own-application.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

interface ApplicationPanelProps {
  own: OwnApplication;
  /** A new key moves the focus into the form. */
  focusKey: string | null;
  onSent: (application: Application) => void;
}

/** Shows the application form, once it is known that no application is open. */
export function ApplicationPanel({ own, focusKey, onSent }: ApplicationPanelProps) {
  const text = useText('request');
  const { application, failure, look } = own;
  if (application === undefined && failure) {
    return (
      <FailureAlert failure={failure}>
        <p>
          {text('application.failed')}{' '}
          {failure.kind === 'offline' ? text('failures.offline') : text('failures.other')}
        </p>
        <button type="button" className="button button-quiet" onClick={look}>
          {text('application.retry')}
        </button>
      </FailureAlert>
    );
  }
  if (application === undefined)
    return <p className="page-loading">{text('application.loading')}</p>;
  if (application && application.status !== 'declined') return <p>{text('application.onlyOne')}</p>;
  return (
    <ApplicationForm
      key={application?.id}
      earlier={application}
      focusKey={focusKey}
      onSent={onSent}
      onConflict={look}
    />
  );
}
