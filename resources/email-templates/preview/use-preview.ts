import { useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PreviewAnswer, TemplatePreview } from '#domain/emails/email-template.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { afterAnswer } from './after-answer.ts';
import type { Preview } from './after-answer.ts';
import { createPreviewScheduler } from './preview-scheduler.ts';

const NOTHING: Preview = { shown: null, latest: null, isPending: true, error: null };

/** Renders the draft on the server while it is edited. */
export function usePreview(draft: TemplatePreview): Preview {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [preview, setPreview] = useState(NOTHING);
  const scheduler = useMemo(
    () =>
      createPreviewScheduler<TemplatePreview, PreviewAnswer>({
        send: async (asked, signal) => (await dataProvider.previewTemplate(asked, signal)).data,
        onAnswer: (answer) => setPreview((before) => afterAnswer(before, answer)),
        onFailure: (error) => setPreview((before) => ({ ...before, error, isPending: false })),
        onPending: (isPending) => setPreview((before) => ({ ...before, isPending })),
      }),
    [dataProvider],
  );
  const key = JSON.stringify(draft);
  useEffect(() => {
    scheduler.schedule(JSON.parse(key) as TemplatePreview);
    return scheduler.stop;
  }, [key, scheduler]);
  return preview;
}
