import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';

const CENTS = 100;

/** Enters dollars; the form holds whole cents. */
export function MoneyInput({ source }: { source: string }) {
  return (
    <NumberInput
      source={source}
      min={0}
      step={0.01}
      format={(cents: unknown) => (typeof cents === 'number' ? cents / CENTS : '')}
      parse={toCents}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
}

function toCents(typed: string): number | null {
  const dollars = Number.parseFloat(typed);
  return Number.isNaN(dollars) ? null : Math.round(dollars * CENTS);
}
