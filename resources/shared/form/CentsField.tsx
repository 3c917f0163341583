import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { decimalAmount, type Cents } from '#domain/basics/money.ts';

interface CentsFieldProps extends Pick<
  TextFieldProps,
  'id' | 'label' | 'required' | 'size' | 'variant' | 'sx'
> {
  /** Null while nothing is entered. */
  cents: Cents | null;
  onCents: (cents: Cents | null) => void;
  /** What is wrong with it; null when nothing is. */
  problem: string | null;
  /** The name of a field without a label. */
  ariaLabel?: string;
}

/** Enters dollars; the value is in whole cents. */
export function CentsField(props: CentsFieldProps) {
  const { cents, onCents, problem, ariaLabel, ...field } = props;
  // What was typed is shown as it was typed: "1.5" does not become "1.50" under the cursor.
  const [typed, setTyped] = useState<{ text: string; cents: Cents | null } | null>(null);
  const shown = typed && typed.cents === cents ? typed.text : textOf(cents);
  return (
    <TextField
      {...field}
      value={shown}
      onChange={({ target: { value } }) => {
        const entered = centsOf(value);
        setTyped({ text: value, cents: entered });
        onCents(entered);
      }}
      error={problem !== null}
      helperText={problem}
      autoComplete="off"
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: 'decimal', 'aria-label': ariaLabel },
      }}
    />
  );
}

function textOf(cents: Cents | null): string {
  return cents === null ? '' : decimalAmount(cents);
}

/** Returns null for what is no amount. A comma between thousands is left out. */
function centsOf(text: string): Cents | null {
  const plain = text.replaceAll(',', '').trim();
  return /^\d+(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
