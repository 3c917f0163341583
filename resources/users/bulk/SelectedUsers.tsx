import { BulkStrip } from '../../shared/bulk/BulkStrip.tsx';
import { useFocusWhenDone } from '../../shared/use-focus-when-done.ts';
import { UserBulkBar } from './UserBulkBar.tsx';
import { useUserSelection } from './UserSelection.tsx';

/** The actions on the selected users. */
export function SelectedUsers({ label }: { label: string }) {
  const { selected } = useUserSelection();
  const { target, done } = useFocusWhenDone<HTMLFieldSetElement>();
  return (
    <BulkStrip label={label} target={target}>
      {selected.size > 0 && <UserBulkBar onDone={done} />}
    </BulkStrip>
  );
}
