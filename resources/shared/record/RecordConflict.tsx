import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ConflictChoice, NO_VALUE } from '../conflict/ConflictChoice.tsx';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import type { Side } from '../merge/change-of.ts';
import { useRecordDefinition } from './common/record-context.ts';
import type { StoredRecord } from './common/record-definition.ts';
import { changesOf } from './fields/record-input.ts';
import { useValueTexts } from './fields/use-value-text.ts';

interface RecordConflictProps {
  /** The record as the other user saved it. */
  current: StoredRecord;
  onClose: () => void;
}

/** AD-15: merges the form of a record with what somebody else saved of it meanwhile. */
export function RecordConflict({ current, onClose }: RecordConflictProps) {
  const { input, difference } = useRecordDefinition();
  const form = useFormContext();
  const [{ opened, mine }] = useState(() => ({
    opened: form.formState.defaultValues ?? {},
    mine: form.getValues(),
  }));
  const changes = changesOf(input, { opened, mine, theirs: current });
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const apply = () => {
    const present = Object.keys(input.shape).map((field) => [field, current[field]]);
    // From now on the present version is what later changes are compared with.
    form.reset({ ...mine, ...Object.fromEntries(present), version: current.version });
    for (const field of changes.mine)
      if (chosen[field] !== 'theirs') form.setValue(field, mine[field], { shouldDirty: true });
    onClose();
  };
  return (
    <ConflictDialog
      isWide={difference !== undefined}
      questions={changes.both.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          mine={mine}
          theirs={current}
          side={chosen[field] ?? null}
          onChoose={(side) => setChosen({ ...chosen, [field]: side })}
        />
      ))}
      unchosen={changes.both.filter((field) => !chosen[field]).length}
      merged={changes.theirs.map((field) => (
        <MergedField key={field} field={field} current={current} />
      ))}
      onApply={apply}
      onClose={onClose}
    />
  );
}

function MergedField({ field, current }: { field: string; current: StoredRecord }) {
  const { name, difference } = useRecordDefinition();
  const label = useTranslate()(`resources.${name}.fields.${field}`);
  const [value = ''] = useValueTexts(field, [current[field]], [current]);
  // Long texts are read in the form.
  return (
    <Typography component="li" variant="body2">
      {difference ? label : `${label}: ${value || NO_VALUE}`}
    </Typography>
  );
}

interface FieldChoiceProps {
  field: string;
  /** The values of the form. */
  mine: Readonly<Record<string, unknown>>;
  /** The record as it is now. */
  theirs: Readonly<Record<string, unknown>>;
  /** Null: not chosen yet. */
  side: Side | null;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, mine, theirs, side, onChoose }: FieldChoiceProps) {
  const { name, difference: Difference } = useRecordDefinition();
  const sides = [mine, theirs];
  const [mineText = '', theirsText = ''] = useValueTexts(
    field,
    sides.map((of) => of[field]),
    sides,
  );
  return (
    <ConflictChoice
      label={useTranslate()(`resources.${name}.fields.${field}`)}
      mine={mineText}
      theirs={theirsText}
      side={side}
      onChoose={onChoose}
      difference={
        Difference && (
          <Suspense>
            <Difference field={field} mine={mineText} theirs={theirsText} />
          </Suspense>
        )
      }
    />
  );
}
