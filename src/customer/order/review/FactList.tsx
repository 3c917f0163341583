import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** What is empty is left out. */
  value: ReactNode;
}

/** Labels and what they say, as pairs. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={LIST}>
      {facts
        .filter(({ value }) => value !== '' && value !== null)
        .map(({ label, value }) => (
          <Box key={label} sx={PAIR}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={VALUE}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const LIST = { m: 0, display: 'grid', gap: 0.5 } as const;
const PAIR = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
} as const;
const VALUE = {
  m: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
