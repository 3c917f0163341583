import { useState } from 'react';
import { useGetOne, useParams } from 'react-admin';
import type { EmailTemplateRecord } from '#domain/emails/email-template.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { useRecordDefinition } from '../shared/record/common/record-context.ts';
import { RecordPage } from '../shared/record/RecordPage.tsx';
import { NotThere } from '../shared/show/NotThere.tsx';
import { TemplateForm } from './TemplateForm.tsx';

/** EM-02: the page of a template: its editor with preview, and its versions. */
export default function TemplatePage() {
  const { name } = useRecordDefinition();
  const { id } = useParams<{ id: string }>();
  const texts = useText('records');
  const text = useText('emailTemplates');
  const { data, error, isFetching, refetch } = useGetOne<EmailTemplateRecord>(
    name,
    { id },
    // The row of the list may be older than the record.
    { staleTime: 0, onError: () => undefined },
  );
  // A newer record would replace what is typed.
  const [opened, setOpened] = useState<EmailTemplateRecord>();
  if (data && !isFetching && data.id !== opened?.id) setOpened(data);
  if (error && !opened) {
    return (
      <RecordPage>
        {errorStatus(error) === 404 ? (
          <NotThere title={texts('notFound')} text={texts('notFoundText')} />
        ) : (
          <LoadError title={texts('notLoaded')} error={error} onRetry={() => void refetch()} />
        )}
      </RecordPage>
    );
  }
  if (!opened || opened.id !== id) {
    return (
      <RecordPage>
        <output>{text('loading')}</output>
      </RecordPage>
    );
  }
  return <TemplateForm key={opened.id} opened={opened} />;
}
