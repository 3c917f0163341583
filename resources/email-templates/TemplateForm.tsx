import { useState } from 'react';
import { useWarnWhenUnsavedChanges } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { EmailTemplateRecord, TemplatePreview } from '#domain/emails/email-template.ts';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { RecordConflict } from '../shared/record/RecordConflict.tsx';
import { RecordPage } from '../shared/record/RecordPage.tsx';
import { TemplateFields } from './editor/TemplateFields.tsx';
import { useSaveKey } from './editor/use-save-key.ts';
import { Parts } from './Parts.tsx';
import type { View } from './Parts.tsx';
import { OrderChoice } from './preview/OrderChoice.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { usePreview } from './preview/use-preview.ts';
import { TemplateHead } from './TemplateHead.tsx';
import { useSaveTemplate, valuesOf } from './use-save-template.ts';
import type { TemplateValues } from './use-save-template.ts';
import { TemplateVersions } from './versions/TemplateVersions.tsx';

/** The editor of a template. The preview is beside it, on a phone behind a tab. */
export function TemplateForm({ opened }: { opened: EmailTemplateRecord }) {
  const form = useForm<TemplateValues>({ defaultValues: valuesOf(opened) });
  const [view, setView] = useState<View>('edit');
  const [orderNumber, setOrderNumber] = useState<string | null>(null);
  const draft = useDraft(opened, form, orderNumber);
  const preview = usePreview(draft);
  const problems = preview.latest?.problems ?? NONE;
  const { template, adopt, save, current, onResolved } = useSaveTemplate({
    form,
    opened,
    onRefused: () => setView('edit'),
  });
  const submit = () => void form.handleSubmit((values) => save.mutate(values))();
  useSaveKey(submit);
  return (
    <FormProvider {...form}>
      <UnsavedWarning />
      <RecordPage>
        <TemplateHead
          template={template}
          draftOf={() => draft}
          hasProblems={problems.length > 0}
          isSaving={save.isPending}
          onSave={submit}
        />
        <Parts
          view={view}
          onView={setView}
          fields={<TemplateFields event={template.event} problems={problems} />}
          preview={
            <PreviewPane preview={preview}>
              {emailEvent(template.event).group === 'orders' && (
                <OrderChoice
                  orderNumber={orderNumber}
                  onChoose={setOrderNumber}
                  error={preview.error}
                />
              )}
            </PreviewPane>
          }
          versions={<TemplateVersions template={template} onRestored={adopt} />}
        />
        {current && <RecordConflict current={current} onClose={onResolved} />}
      </RecordPage>
    </FormProvider>
  );
}

const NONE: [] = [];

/** Returns what is rendered: the values of the form as they are typed. */
function useDraft(
  { event, language }: EmailTemplateRecord,
  { control }: ReturnType<typeof useForm<TemplateValues>>,
  orderNumber: string | null,
): TemplatePreview {
  const [subject, mjml, plain] = useWatch({ control, name: ['subject', 'mjml', 'text'] });
  return { event, language, subject, mjml, text: plain, orderNumber };
}

/** Asks before unsaved changes are left, within the portal or by closing the tab. */
function UnsavedWarning() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
