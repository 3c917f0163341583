import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UserRow } from '#domain/schemas/user.ts';
import { SelectAll } from '../../shared/list/SelectAll.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { MAX_AT_ONCE, useSelection } from './selection.ts';
import type { BulkAction } from './use-bulk-run.ts';
import { useBulkText } from './use-bulk-text.ts';

/** Shows the actions on the selected users, with the count of each. `onDone`: the bar can be removed. */
export function BulkBar({ onDone }: { onDone: () => void }) {
  const text = useBulkText();
  const selection = useSelection();
  const { selected, replace } = selection;
  const [pending, setPending] = useState<{ action: BulkAction; users: UserRow[] }>();
  const close = () => setPending(undefined);
  const choices = (['enable', 'disable'] as const)
    .map((action) => ({
      action,
      users: [...selected.values()].filter(({ disabled }) => disabled === (action === 'enable')),
    }))
    .filter(({ users }) => users.length > 0);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {text('select.count', { smart_count: selected.size })}
      </Typography>
      {choices.map((choice) => (
        <Button
          key={choice.action}
          size="small"
          variant="outlined"
          color={choice.action === 'disable' ? 'error' : 'primary'}
          onClick={() => setPending(choice)}
        >
          {text(`${choice.action}.action`, { smart_count: choice.users.length })}
        </Button>
      ))}
      <SelectAll
        selection={selection}
        most={MAX_AT_ONCE}
        labelOf={(count, isPart) =>
          text(isPart ? 'select.most' : 'select.all', { smart_count: count })
        }
        failed={text('select.failed')}
      />
      <Button size="small" onClick={() => replace([])}>
        {text('select.clear')}
      </Button>
      {pending && (
        <BulkDialog
          {...pending}
          onCancel={close}
          onFinish={(failed) => {
            close();
            replace(failed);
            onDone();
          }}
        />
      )}
    </>
  );
}
