import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { GuideRecord } from '#domain/consultant/guide/guide-record.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';

interface RestoreDialogProps {
  passage: GuideRecord;
  /** The version whose content becomes the newest one. */
  version: number;
  onRestored: () => void;
  onClose: () => void;
}

export function RestoreDialog({ passage, version, onRestored, onClose }: RestoreDialogProps) {
  const text = useText('guideDesk');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const notify = useNotify();
  const restore = useMutation({
    mutationFn: () => dataProvider.restorePassage(passage.id, passage.version, version),
    onSuccess: () => {
      notify(text('versions.restored', { version }), { type: 'success' });
      onRestored();
    },
  });
  return (
    <DecisionFrame
      title={text('versions.restoreTitle', { version })}
      consequence={text('versions.restoreText', { next: passage.version + 1 })}
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
