import { useEffect, useRef, type FormEvent } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { Application } from '#domain/customers/application-schema.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useIsBefore } from '../common/use-is-before.ts';
import type { Failure } from '../failure/failure.ts';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import { fieldError } from '../failure/field-error.ts';
import { formatUntil } from '../failure/format-time.ts';
import { useKeptFocus } from '../form/use-kept-focus.ts';
import { LicenceField } from '../licence/LicenceField.tsx';
import { useLicenceUpload, type LicenceState } from '../licence/use-licence-upload.ts';
import { AddressFields } from './AddressFields.tsx';
import { forgetDraft, writeDraft } from './application-draft.ts';
import { applicationField } from './application-field.ts';
import type { ApplicationForm } from './application-field.ts';
import { VALUE_NAMES, type ApplicationValues } from './application-values.ts';
import { PracticeFields } from './PracticeFields.tsx';
import { useApplicationForm } from './use-application-form.ts';
import { useSendApplication } from './use-send-application.ts';

interface ApplicationFailureProps {
  failure: Failure;
  /** Whether the user must still wait before another attempt. */
  isPaused: boolean;
}

interface ApplicationFormProps {
  /** A declined application to start from. */
  earlier: Application | null;
  /** A new key moves the focus to the first field. */
  focusKey: string | null;
  onSent: (application: Application) => void;
  onConflict: () => void;
}

/** RS-05: the form in which a practice applies for an account. */
export function ApplicationForm({ earlier, focusKey, onSent, onConflict }: ApplicationFormProps) {
  const uid = useSession().user?.uid ?? '';
  const text = useText('request');
  const { form, draft } = useApplicationForm(earlier);
  const { send, isSending, failure } = useSendApplication({
    last: draft?.attempt ?? null,
    keep: (values, attempt) => writeDraft({ uid, values, attempt }),
    onSent: (application) => {
      forgetDraft();
      onSent(application);
    },
    onConflict,
  });
  const licence = useLicenceUpload({
    stored: form.watch('licenceFile'),
    earlier: earlier?.licenceFile ?? null,
    onStored: (name) => form.setValue('licenceFile', name),
  });
  const licenceRef = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(licenceRef, licence.state.kind);
  const isPaused = useIsBefore(failure?.until ?? null);
  const { setError, setFocus } = form;
  useEffect(() => {
    if (focusKey) setFocus('practice');
  }, [focusKey, setFocus]);
  useEffect(() => {
    if (failure) showServerErrors(failure, setError, text);
  }, [failure, setError, text]);
  const unfinished = describeUnfinished(licence.state, text);
  const submit = (event: FormEvent): void =>
    void form.handleSubmit((values) => {
      if (!unfinished) return send(values);
      setError('licenceFile', { type: 'unfinished' });
      licenceRef.current?.focus();
      return undefined;
    })(event);
  return (
    <form onSubmit={submit} noValidate aria-busy={isSending}>
      <p className="lead">{text('apply.lead')}</p>
      <PracticeFields form={form} />
      <LicenceField
        licence={licence}
        error={form.formState.errors.licenceFile && unfinished}
        ref={licenceRef}
      />
      <AddressFields form={form} />
      <ContactFields form={form} />
      <TextAreaField
        {...applicationField(form, 'notes', {
          label: text('apply.notes'),
          optional: text('optional'),
        })}
      />
      {failure && <ApplicationFailure failure={failure} isPaused={isPaused} />}
      <button className="button button-wide" type="submit" disabled={isSending || isPaused}>
        {isSending ? text('apply.busy') : text('apply.submit')}
      </button>
    </form>
  );
}

/** Returns why the form cannot be submitted yet. */
function describeUnfinished({ kind }: LicenceState, text: Text<'request'>): string | null {
  return kind === 'sending' || kind === 'failed' ? text(`licence.missing.${kind}`) : null;
}

/** Shows why an application was not sent. */
function ApplicationFailure({ failure, isPaused }: ApplicationFailureProps) {
  const locale = useLocale();
  const text = useText('request');
  const { kind, at, until } = failure;
  const texts = {
    conflict: text('apply.conflict'),
    invalid: text('apply.invalid'),
    offline: text('failures.offline'),
    other: text('failures.other'),
    paused: until
      ? text('apply.paused', { time: formatUntil(until, at, locale) })
      : text('apply.pausedForNow'),
  };
  if (kind === 'paused' && until && !isPaused) return null;
  return <FailureAlert failure={failure}>{texts[kind]}</FailureAlert>;
}

/** Shows the server's errors at their fields, and moves the focus to the first of them. */
function showServerErrors(
  { errors }: Failure,
  setError: UseFormSetError<ApplicationValues>,
  text: Text<'request'>,
): void {
  const wrong = VALUE_NAMES.filter((name) => errors[name]);
  for (const [index, name] of wrong.entries()) {
    const { rule, message, nearest } = errors[name] ?? { rule: 'invalid', message: '' };
    const error = fieldError(name, { code: rule, message, nearest }, text);
    setError(name, { type: rule, message: error }, { shouldFocus: index === 0 });
  }
}

/** Fields for the person whom the lab may contact about the application. */
function ContactFields({ form }: { form: ApplicationForm }) {
  const text = useText('request');
  const field = (name: 'contactName' | 'contactEmail' | 'contactPhone') =>
    applicationField(form, name, { label: text(`apply.${name}`), optional: text('optional') });
  return (
    <fieldset>
      <legend>{text('apply.contactLegend')}</legend>
      <TextField {...field('contactName')} autoComplete="name" />
      <TextField {...field('contactEmail')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('contactPhone')} type="tel" autoComplete="tel" />
    </fieldset>
  );
}
