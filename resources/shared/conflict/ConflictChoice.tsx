import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import type { Side } from '../merge/change-of.ts';

/** Stands for no value. */
export const NO_VALUE = '–';

interface ConflictChoiceProps {
  label: string;
  mine: string;
  theirs: string;
  /** Shows both values where they are too long for the label of a choice. */
  difference?: ReactNode;
  /** Null: not chosen yet. */
  side: Side | null;
  onChoose: (side: Side) => void;
}

/** Asks for one value that two edits of one version changed. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { label, difference, side, onChoose } = props;
  const text = useText('records');
  const id = useId();
  const labelOf = (of: Side) =>
    difference
      ? text(`conflict.${of}Shown`)
      : text(`conflict.${of}`, { value: props[of] || NO_VALUE });
  return (
    <FormControl sx={{ minWidth: 0 }}>
      <FormLabel id={id} sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </FormLabel>
      {difference}
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_event, next) => onChoose(next === 'theirs' ? 'theirs' : 'mine')}
      >
        {SIDES.map((of) => (
          <FormControlLabel
            key={of}
            value={of}
            control={<Radio size="small" />}
            label={labelOf(of)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const SIDES = ['mine', 'theirs'] as const;
