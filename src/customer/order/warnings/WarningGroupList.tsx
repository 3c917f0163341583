import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { seenOf } from '#domain/lens/warnings/acknowledgements.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { WarningGroup } from './warning-groups.ts';
import { WarningItem } from './WarningItem.tsx';

const ICONS = { warning: WarningAmberIcon, information: InfoOutlinedIcon };
const COLOURS = { warning: 'warning.main', information: 'info.main' };

interface WarningGroupListProps {
  group: WarningGroup;
  /** The heading level, below that of its section. */
  heading?: 'h3' | 'h4';
}

/** Lists the warnings of one level, under its icon and label. */
export function WarningGroupList({ group, heading = 'h3' }: WarningGroupListProps) {
  const { level, warnings } = group;
  const text = useText('warnings');
  const id = useId();
  const Icon = ICONS[level];
  return (
    <div>
      <Typography
        id={id}
        component={heading}
        variant="body2"
        sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 600 }}
      >
        <Icon aria-hidden fontSize="small" sx={{ color: COLOURS[level] }} />
        {text(`levels.${level}`, { smart_count: warnings.length })}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {warnings.map((warning) => (
          <WarningItem
            key={`${warning.code} ${warning.eye} ${seenOf(warning)}`}
            warning={warning}
          />
        ))}
      </Box>
    </div>
  );
}
