import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { Selection } from '../list/create-selection.tsx';
import { SelectAll } from '../list/SelectAll.tsx';

/** An action, with the selected rows that it applies to. */
export interface BulkChoice<Action, T> {
  action: Action;
  rows: T[];
  /** Selected rows that it would be refused for: the dialog says that they are left out. */
  leftOut?: readonly T[];
  tone: 'primary' | 'error';
  /** The main action stands out. */
  isMain?: boolean;
}

/** The choice that a dialog confirms and runs. */
export interface ChosenBulkProps<Action, T> extends Pick<
  BulkChoice<Action, T>,
  'action' | 'rows' | 'leftOut'
> {
  onCancel: () => void;
  /** Called with the rows that are worth another try: they stay selected. */
  onFinish: (failed: T[]) => void;
}

interface BulkBarProps<Action, T extends RaRecord> {
  selection: Selection<T>;
  /** The maximum number of rows that can be selected. */
  most: number;
  /** Those without rows are left out. */
  choices: readonly BulkChoice<Action, T>[];
  labelOf: (action: Action, count: number) => string;
  selectText: (
    key: 'count' | 'all' | 'most' | 'clear' | 'failed',
    params?: { smart_count: number },
  ) => string;
  /** Said when no action applies to any of the selected rows. */
  nothingText?: string;
  /** Confirms and runs the action. */
  dialog: ComponentType<ChosenBulkProps<Action, T>>;
  /** Called after a run: the bar can be removed. */
  onDone?: () => void;
}

/** Shows the actions on the selected rows; each button shows how many of them it applies to. */
export function BulkBar<Action extends string, T extends RaRecord>(props: BulkBarProps<Action, T>) {
  const { selection, most, choices, labelOf, selectText, dialog: Dialog, onDone } = props;
  const offered = choices.filter(({ rows }) => rows.length > 0);
  const [pending, setPending] = useState<BulkChoice<Action, T>>();
  const close = () => setPending(undefined);
  const onFinish = (failed: T[]) => {
    close();
    selection.replace(failed);
    onDone?.();
  };
  return (
    <>
      <Typography fontWeight={600}>
        {selectText('count', { smart_count: selection.selected.size })}
      </Typography>
      {offered.map((choice) => (
        <Button
          key={choice.action}
          size="small"
          variant={choice.isMain ? 'contained' : 'outlined'}
          color={choice.tone}
          onClick={() => setPending(choice)}
        >
          {labelOf(choice.action, choice.rows.length)}
        </Button>
      ))}
      {offered.length === 0 && props.nothingText && (
        <Typography variant="body2" color="text.secondary">
          {props.nothingText}
        </Typography>
      )}
      <SelectAll
        selection={selection}
        most={most}
        labelOf={(count, isPart) => selectText(isPart ? 'most' : 'all', { smart_count: count })}
        failed={selectText('failed')}
      />
      <Button size="small" onClick={() => selection.replace([])}>
        {selectText('clear')}
      </Button>
      {pending && (
        <Dialog
          action={pending.action}
          rows={pending.rows}
          leftOut={pending.leftOut}
          onCancel={close}
          onFinish={onFinish}
        />
      )}
    </>
  );
}
