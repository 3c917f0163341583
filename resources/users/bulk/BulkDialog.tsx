import Typography from '@mui/material/Typography';
import type { UserRow } from '#domain/schemas/user.ts';
import { DecisionFrame } from '../../shared/decision/DecisionFrame.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { useBulkRun } from './use-bulk-run.ts';
import type { BulkAction } from './use-bulk-run.ts';
import { useBulkText } from './use-bulk-text.ts';

/** The number of users to list by name; the rest are counted. */
const NAMED = 5;

interface BulkDialogProps {
  action: BulkAction;
  /** The users as shown in the list. */
  users: readonly UserRow[];
  onCancel: () => void;
  /** Called with the users for whom it failed. */
  onFinish: (failed: UserRow[]) => void;
}

/** AD-02: confirms once for all users, then shows the progress and each result. */
export function BulkDialog({ action, users, onCancel, onFinish }: BulkDialogProps) {
  const text = useBulkText();
  const bulk = useBulkRun(action);
  const count = { smart_count: users.length };
  const failed = bulk.failed.map(({ user }) => user);

  if (bulk.progress) {
    return (
      <BulkProgress
        action={action}
        bulk={bulk}
        onRetry={() => void bulk.run(failed)}
        onFinish={() => onFinish(failed)}
      />
    );
  }
  const rest = users.length - NAMED;
  return (
    <DecisionFrame
      title={text(`${action}.title`, count)}
      consequence={text(`${action}.text`)}
      action={text(`${action}.action`, count)}
      tone={action === 'disable' ? 'error' : 'primary'}
      isPending={false}
      error={null}
      onOpened={() => undefined}
      onSubmit={() => void bulk.run(users)}
      onClose={onCancel}
    >
      {users.slice(0, NAMED).map(({ id, email }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      ))}
      {rest > 0 && (
        <Typography color="text.secondary">{text('more', { smart_count: rest })}</Typography>
      )}
    </DecisionFrame>
  );
}
