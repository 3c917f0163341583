import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Shows facts about a record, in two columns where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {children}
    </Box>
  );
}

/** One row of `FactRows`. */
export interface RowFact {
  name: string;
  label: string;
  /** An empty value is left out. */
  value: ReactNode;
}

/** Facts as rows, each with its label beside it. */
export function FactRows({ facts }: { facts: readonly RowFact[] }) {
  return (
    <Box component="dl" sx={ROWS}>
      {facts
        .filter(({ value }) => value !== '' && value !== null)
        .map(({ name, label, value }) => (
          <Box key={name} sx={ROW}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={ROW_VALUE}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const ROWS = { m: 0, display: 'grid', gap: 0.5 } as const;
const ROW = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
} as const;
const ROW_VALUE = {
  m: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** One fact under its label. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
