import { useDataProvider } from 'react-admin';
import type { GuideRecord } from '#domain/consultant/guide/guide-record.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useStep } from '../../shared/step/use-step.ts';

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
  const restore = useStep({
    send: () => dataProvider.restorePassage(passage.id, passage.version, version),
    changes: [],
    done: () => text('versions.restored', { version }),
    onDone: onRestored,
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
