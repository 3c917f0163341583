import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useWarnings } from './use-warnings.ts';
import { groupWarnings } from './warning-groups.ts';
import { WarningGroupList } from './WarningGroupList.tsx';

/**
 * SE-08: lists the form's current warnings and information, if any. Blocking warnings are shown with what is missing
 * (`MissingList`) and at their field.
 */
export function WarningList() {
  const text = useText('warnings');
  const warnings = useWarnings();
  const groups = useMemo(() => groupWarnings(warnings), [warnings]);
  if (groups.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="order-warnings" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="order-warnings" variant="subtitle2" component="h2">
        {text('title')}
      </Typography>
      {groups.map((group) => (
        <WarningGroupList key={group.level} group={group} />
      ))}
    </Box>
  );
}
