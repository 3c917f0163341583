import type { Application } from '#domain/schemas/application.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import { useRequestText } from '../request-text.ts';
import type { OwnApplication } from '../use-own-application.ts';

interface ApplicationPanelProps {
  own: OwnApplication;
  /** A new key moves the focus into the form. */
  focusKey: string | null;
  onSent: (application: Application) => void;
}

/** Shows the application form, once it is known that no application is open. */
export function ApplicationPanel({ own, focusKey, onSent }: ApplicationPanelProps) {
  const { application: texts, failures } = useRequestText();
  const { application, failure, look } = own;
  if (application === undefined && failure) {
    return (
      <FailureAlert failure={failure}>
        <p>
          {texts.failed} {failure.kind === 'offline' ? failures.offline : failures.other}
        </p>
        <button type="button" className="button button-quiet" onClick={look}>
          {texts.retry}
        </button>
      </FailureAlert>
    );
  }
  if (application === undefined) return <p className="page-loading">{texts.loading}</p>;
  if (application && application.status !== 'declined') return <p>{texts.onlyOne}</p>;
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
