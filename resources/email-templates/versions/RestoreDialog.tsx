import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { EmailTemplateRecord } from '#domain/emails/email-template.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';

interface RestoreDialogProps {
  template: EmailTemplateRecord;
  /** The version whose content becomes the newest one. */
  version: number;
  onRestored: (template: EmailTemplateRecord) => void;
  onClose: () => void;
}

export function RestoreDialog({ template, version, onRestored, onClose }: RestoreDialogProps) {
  const text = useText('emailTemplates');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const notify = useNotify();
  const restore = useMutation({
    mutationFn: () => dataProvider.restoreTemplate(template.id, template.version, version),
    onSuccess: ({ data }) => {
      notify(text('versions.restored', { version }), { type: 'success' });
      onRestored(data);
    },
  });
  return (
    <DecisionFrame
      title={text('versions.restoreTitle', { version })}
      consequence={text('versions.restoreText', { next: template.version + 1 })}
      action={text('versions.restoreOne', { version })}
      tone="primary"
      isPending={restore.isPending}
      error={restore.error}
      onOpened={() => undefined}
      onSubmit={() => restore.mutate()}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}
