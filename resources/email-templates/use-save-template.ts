import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { emailTemplateInputSchema, emailTemplateSchema } from '#domain/emails/email-template.ts';
import type { EmailTemplateInput, EmailTemplateRecord } from '#domain/emails/email-template.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { currentOf, errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useSaveFailure } from '../shared/record/common/use-save-failure.ts';
import { toInput } from '../shared/record/fields/record-input.ts';

const NAME = 'email-templates';
const VERSION_MOVED_ON = 412;

/** What the form holds: the texts, and the version that they are based on. */
export interface TemplateValues extends EmailTemplateInput {
  version: number;
}

/** Returns the values of the form for a template. */
export function valuesOf({ subject, mjml, text, version }: EmailTemplateRecord): TemplateValues {
  return { subject, mjml, text, version };
}

interface SavePort {
  form: UseFormReturn<TemplateValues>;
  opened: EmailTemplateRecord;
  /** The server refused the fields; the preview shows where. */
  onRefused: () => void;
}

/** Saves the template in the version that it was opened in. Of two edits of one version the later one sees both. */
export function useSaveTemplate({ form, opened, onRefused }: SavePort) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useSaveFailure();
  const [template, setTemplate] = useState(opened);
  const [current, setCurrent] = useState<EmailTemplateRecord | null>(null);
  const adopt = (next: EmailTemplateRecord): void => {
    setTemplate(next);
    form.reset(valuesOf(next));
    void queryClient.invalidateQueries({ queryKey: [NAME] });
  };
  const save = useMutation({
    mutationFn: (values: TemplateValues) => {
      const data = { ...toInput(emailTemplateInputSchema, { ...values }), version: values.version };
      return dataProvider.update<EmailTemplateRecord>(NAME, {
        id: opened.id,
        data,
        previousData: template,
      });
    },
    onSuccess: ({ data }) => {
      notify(`resources.${NAME}.notifications.updated`, { type: 'success' });
      adopt(data);
    },
    onError: (error) => {
      const present = currentOf(error, emailTemplateSchema);
      if (errorStatus(error) === VERSION_MOVED_ON && present) return setCurrent(present);
      if (errorBody(error)?.errors) onRefused();
      return notifyFailure(error);
    },
  });
  return { template, adopt, save, current, onResolved: () => setCurrent(null) };
}
