import { useText } from '#providers/messages/use-text.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import { MAX_AT_ONCE, useSelection } from './selection.ts';
import { UserBulkDialog } from './UserBulkDialog.tsx';

/** Shows the actions on the selected users. `onDone`: the bar can be removed. */
export function UserBulkBar({ onDone }: { onDone: () => void }) {
  const text = useText('userBulk');
  const selection = useSelection();
  const users = [...selection.selected.values()];
  return (
    <BulkBar
      selection={selection}
      most={MAX_AT_ONCE}
      choices={[
        { action: 'enable', rows: users.filter(({ disabled }) => disabled), tone: 'primary' },
        { action: 'disable', rows: users.filter(({ disabled }) => !disabled), tone: 'error' },
      ]}
      labelOf={(action, count) => text(`${action}.action`, { smart_count: count })}
      selectText={(key, params) => text(`select.${key}`, params)}
      dialog={UserBulkDialog}
      onDone={onDone}
    />
  );
}
