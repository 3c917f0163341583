import Box from '@mui/material/Box';

export interface Fact {
  name: string;
  value: string | number;
}

/** Lists facts under their names. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
