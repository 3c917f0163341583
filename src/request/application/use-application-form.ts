import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { applicationInputSchema } from '#domain/customers/application-input.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import { useSession } from '#providers/session/use-session.ts';
import { schemaResolver } from '#resources/shared/form/schema-resolver.ts';
import { requestError } from '../failure/field-error.ts';
import { useRetranslate } from '../form/use-retranslate.ts';
import { readDraft, writeDraft } from './application-draft.ts';
import type { Draft } from './application-draft.ts';
import { toInput, valuesOfApplication, valuesOfUser } from './application-values.ts';
import type { ApplicationValues } from './application-values.ts';

/**
 * Creates the application form. It starts with the values that this tab stored, else with the `earlier` application,
 * else with the profile's; `draft` is the stored draft. Typed values are stored until they are sent.
 */
export function useApplicationForm(earlier: Application | null): {
  form: UseFormReturn<ApplicationValues>;
  draft: Draft | null;
} {
  const session = useSession();
  const uid = session.user?.uid ?? '';
  const [draft] = useState(() => readDraft(uid));
  const form = useForm<ApplicationValues>({
    defaultValues:
      draft?.values ?? (earlier ? valuesOfApplication(earlier) : valuesOfUser(session)),
    resolver: schemaResolver<ApplicationValues>({
      schema: applicationInputSchema,
      toInput,
      messageOf: requestError,
    }),
    mode: 'onTouched',
  });
  useRetranslate(form);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const attempt = readDraft(uid)?.attempt ?? null;
          writeDraft({ uid, values, attempt });
        },
      }),
    [subscribe, uid],
  );
  return { form, draft };
}
