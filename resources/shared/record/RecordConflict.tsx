import Box from '@mui/material/Box';
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
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordDefinition } from './record-context.ts';
import type { StoredRecord } from './record-definition.ts';
import { changesOf } from './record-input.ts';
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
 * Merges two edits of one version (AD-15): what one of them changed stays, what both changed is asked, with no answer
 * chosen beforehand. Nothing is saved until the user saves again, then based on the present version.
 */
export function RecordConflict({ current, onClose }: RecordConflictProps) {
  const { input, difference } = useRecordDefinition();
  const text = useText('records');
  const titleId = useId();
  const form = useFormContext();
  const [{ opened, mine }] = useState(() => ({
    opened: form.formState.defaultValues ?? {},
    mine: form.getValues(),
  }));
  const changes = changesOf(input, { opened, mine, theirs: current });
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const unchosen = changes.both.filter((field) => !chosen[field]);
  const apply = () => {
    const present = Object.keys(input.shape).map((field) => [field, current[field]]);
    // From now on the present version is what later changes are compared with.
    form.reset({ ...mine, ...Object.fromEntries(present), version: current.version });
    for (const field of changes.mine)
      if (chosen[field] !== 'theirs') form.setValue(field, mine[field], { shouldDirty: true });
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={difference ? 'lg' : 'sm'}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId}>{text('conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {text(changes.both.length > 0 ? 'conflict.lead' : 'conflict.none')}
        </DialogContentText>
        {changes.both.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            mine={mine}
            theirs={current}
            side={chosen[field] ?? null}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
        {changes.theirs.length > 0 && <Merged fields={changes.theirs} current={current} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {unchosen.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', pl: 2 }}>
            {text('conflict.unchosen', { smart_count: unchosen.length })}
          </Typography>
        )}
        <Button onClick={onClose}>{text('conflict.back')}</Button>
        <Button variant="contained" onClick={apply} disabled={unchosen.length > 0}>
          {text('conflict.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Says which fields the other person alone has changed. */
function Merged({ fields, current }: { fields: readonly string[]; current: StoredRecord }) {
  const text = useText('records');
  return (
    <div>
      <Typography variant="body2">{text('conflict.merged')}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3, overflowWrap: 'anywhere' }}>
        {fields.map((field) => (
          <MergedField key={field} field={field} current={current} />
        ))}
      </Box>
    </div>
  );
}

function MergedField({ field, current }: { field: string; current: StoredRecord }) {
  const { name, difference } = useRecordDefinition();
  const label = useTranslate()(`resources.${name}.fields.${field}`);
  const [value = ''] = useValueTexts(field, [current[field]], [current]);
  // Long texts are read in the form.
  return (
    <Typography component="li" variant="body2">
      {difference ? label : `${label}: ${value || NONE}`}
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
