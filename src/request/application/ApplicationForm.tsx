import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { Application } from '#domain/schemas/application.ts';
import { useSession } from '#providers/session/use-session.ts';
import { TextAreaField } from '#src/fields/TextAreaField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { applicationField } from './application-field.ts';
import { forgetDraft, writeDraft } from './application-draft.ts';
import { ApplicationFailure } from './ApplicationFailure.tsx';
import { ContactFields } from './ContactFields.tsx';
import { LicenceField } from '../licence/LicenceField.tsx';
import { PracticeFields } from './PracticeFields.tsx';
import { useRequestText } from '../request-text.ts';
import { showServerErrors } from './server-errors.ts';
import { useApplicationForm } from './use-application-form.ts';
import { useIsBefore } from '../use-is-before.ts';
import { useKeptFocus } from '../form/use-kept-focus.ts';
import { useLicenceUpload } from '../licence/use-licence-upload.ts';
import { useSendApplication } from './use-send-application.ts';

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
  const { apply, licence: licenceTexts, errors, optional } = useRequestText();
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
    if (failure) showServerErrors(failure, setError, errors);
  }, [failure, setError, errors]);
  const unfinished = { none: null, stored: null, ...licenceTexts.missing }[licence.state.kind];
  const submit = (event: FormEvent): void =>
    void form.handleSubmit((values) => {
      if (!unfinished) return send(values);
      setError('licenceFile', { type: 'unfinished' });
      licenceRef.current?.focus();
      return undefined;
    })(event);
  return (
    <form onSubmit={submit} noValidate aria-busy={isSending}>
      <p className="lead">{apply.lead}</p>
      <PracticeFields form={form} />
      <LicenceField
        licence={licence}
        error={form.formState.errors.licenceFile && unfinished}
        ref={licenceRef}
      />
      <AddressFields form={form} />
      <ContactFields form={form} />
      <TextAreaField {...applicationField(form, 'notes', { label: apply.notes, optional })} />
      {failure && <ApplicationFailure failure={failure} isPaused={isPaused} />}
      <button className="button button-wide" type="submit" disabled={isSending || isPaused}>
        {isSending ? apply.busy : apply.submit}
      </button>
    </form>
  );
}
