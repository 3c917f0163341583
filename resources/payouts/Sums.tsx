import Box from '@mui/material/Box';

/** A name, what it comes to, and whether that is the sum of the others. */
export type Sum = readonly [name: string, amount: string, isTotal?: boolean];

/** Amounts below each other, the last ones what they come to. */
export function Sums({ of }: { of: readonly Sum[] }) {
  return (
    <Box component="dl" sx={ROWS}>
      {of.map(([name, amount, isTotal]) => (
        <Box key={name} sx={{ display: 'contents', fontWeight: isTotal ? 600 : undefined }}>
          <Box component="dt" sx={{ color: isTotal ? undefined : 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={AMOUNT}>
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const ROWS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
} as const;
const AMOUNT = { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
