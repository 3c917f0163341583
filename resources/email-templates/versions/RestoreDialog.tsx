import { useDataProvider } from 'react-admin';
import type { EmailTemplateRecord } from '#domain/emails/email-template.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useStep } from '../../shared/step/use-step.ts';

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
  const restore = useStep({
    send: () => dataProvider.restoreTemplate(template.id, template.version, version),
    changes: [],
    done: () => text('versions.restored', { version }),
    onDone: ({ data }) => onRestored(data),
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
