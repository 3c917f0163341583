import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import FormControl from '@mui/material/FormControl';
import { Suspense, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordDefinition } from './record-context.ts';
import type { StoredRecord } from './record-definition.ts';
import { differingFields } from './record-input.ts';
import { useValueTexts } from './use-value-text.ts';

/** Stands for no value. */
const NONE = '–';

type Side = 'mine' | 'theirs';

interface RecordConflictProps {
  /** The record as the other user saved it. */
  current: StoredRecord;
  onClose: () => void;
}

/**
 * Shows both versions of a record that two users edited, and takes over the chosen value of each field. Nothing is saved
 * until the user saves again, now based on the present version.
 */
export function RecordConflict({ current, onClose }: RecordConflictProps) {
  const { input, difference } = useRecordDefinition();
  const text = useText('records');
  const titleId = useId();
  const { getValues, setValue } = useFormContext();
  const [mine] = useState(() => getValues());
  const fields = differingFields(input, mine, current);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const apply = () => {
    for (const field of fields) {
      const value: unknown = chosen[field] === 'theirs' ? current[field] : mine[field];
      setValue(field, value, { shouldDirty: true });
    }
    setValue('version', current.version);
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth={difference ? 'lg' : 'sm'} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {text(fields.length > 0 ? 'conflict.lead' : 'conflict.same')}
        </DialogContentText>
        {fields.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            mine={mine}
            theirs={current}
            side={chosen[field] ?? 'mine'}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={apply}>
          {text('conflict.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FieldChoiceProps {
  field: string;
  /** The values of the form. */
  mine: Readonly<Record<string, unknown>>;
  /** The record as it is now. */
  theirs: Readonly<Record<string, unknown>>;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, mine, theirs, side, onChoose }: FieldChoiceProps) {
  const { name, difference: Difference } = useRecordDefinition();
  const translate = useTranslate();
  const text = useText('records');
  const id = useId();
  const sides = [mine, theirs];
  const [mineText = '', theirsText = ''] = useValueTexts(
    field,
    sides.map((side) => side[field]),
    sides,
  );
  const labelOf = (of: Side, value: string) =>
    Difference ? text(`conflict.${of}Shown`) : text(`conflict.${of}`, { value: value || NONE });
  return (
    <FormControl sx={{ minWidth: 0 }}>
      <FormLabel id={id}>{translate(`resources.${name}.fields.${field}`)}</FormLabel>
      {Difference && (
        <Suspense>
          <Difference field={field} mine={mineText} theirs={theirsText} />
        </Suspense>
      )}
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_event, next) => onChoose(next === 'theirs' ? 'theirs' : 'mine')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio size="small" />}
          label={labelOf('mine', mineText)}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio size="small" />}
          label={labelOf('theirs', theirsText)}
        />
      </RadioGroup>
    </FormControl>
  );
}
