import EditIcon from '@mui/icons-material/EditOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import StraightenIcon from '@mui/icons-material/Straighten';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Typography from '@mui/material/Typography';
import type { FittingMark, MarkOrigin } from '#domain/orders/fitting-marks.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { FieldMarkProps } from './FieldMark.tsx';
import type { ShownMark } from './shown-mark.ts';

type Write = FieldMarkProps['write'];

const ICONS: Record<MarkOrigin, typeof EditIcon> = {
  measured: StraightenIcon,
  seen: VisibilityIcon,
  suggested: LightbulbIcon,
  typed: EditIcon,
  default: TuneIcon,
  change: SwapVertIcon,
  keptPower: SwapVertIcon,
  lostChange: SwapVertIcon,
};

/** Where a value is from: the origin, and the source with its standing. */
function useOrigin({ from, step, before, source, standing, otherLens }: FittingMark, write: Write) {
  const text = useText('fittingOrder');
  const origin = (): string => {
    if (from === 'typed' && step) return text('marks.typedLater', { lens: step + 1 });
    if (from === 'lostChange') return text('marks.lostChange', { step: step ?? 1 });
    if (from !== 'change' && from !== 'keptPower') return text(`marks.${from}`);
    const was = before === undefined ? text('marks.nothing') : write(before);
    return text(`marks.${from}`, { step: step ?? 1, before: was });
  };
  const worth = [
    ...(standing ? [text(`standings.${standing}`)] : []),
    ...(otherLens ? [text('standings.otherLens')] : []),
  ];
  return [origin(), ...(source ? [source] : []), ...worth].join(' · ');
}

/** VC-04: the mark in words. */
export default function MarkText({
  shown,
  write,
  isLens = false,
}: Omit<FieldMarkProps, 'shown'> & { shown: ShownMark }) {
  const text = useText('fittingOrder');
  const { mark, isEdited } = shown;
  const origin = useOrigin(mark, write);
  const Icon = isEdited ? EditIcon : ICONS[mark.from];
  const held = isLens ? text('marks.chosen') : origin;
  return (
    <Typography
      component="span"
      variant="inherit"
      data-mark={isEdited ? 'edited' : mark.from}
      sx={LINE}
    >
      <Icon aria-hidden sx={{ fontSize: 14, flex: 'none', mt: '2px' }} />
      <span>{isEdited ? text('marks.edited', { value: write(mark.text) }) : held}</span>
    </Typography>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  // as wide as the field: a source is long
  mx: -1.5,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
