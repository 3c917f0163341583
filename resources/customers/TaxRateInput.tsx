import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';

/** The form holds thousandths of a percent. */
const OF_A_PERCENT = 1000;

/** PY-07: enters a tax rate in percent, with up to three decimals. */
export function TaxRateInput({ source }: { source: string }) {
  return (
    <NumberInput
      source={source}
      min={0}
      step={0.001}
      format={(rate: unknown) => (typeof rate === 'number' ? rate / OF_A_PERCENT : '')}
      parse={toRate}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
    />
  );
}

function toRate(typed: string): number | null {
  const percent = Number.parseFloat(typed);
  return Number.isNaN(percent) ? null : Math.round(percent * OF_A_PERCENT);
}
