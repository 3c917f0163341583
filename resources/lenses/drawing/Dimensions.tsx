import { useTheme } from '@mui/material/styles';
import { useText } from '#providers/messages/use-text.ts';
import { SCALE } from './section-path.ts';

interface DimensionsProps {
  /** In mm. */
  diameter: number;
  depth: number;
  /** The distance of the line below the apex, in SVG units. */
  top: number;
}

const TICK = 4;

/** Draws the line of the diameter, with diameter and depth in mm. */
export function Dimensions({ diameter, depth, top }: DimensionsProps) {
  const text = useText('lensDrawing');
  const { palette } = useTheme();
  const half = (diameter / 2) * SCALE;
  const ends = [-half, half].map((x) => `M ${x} ${top - TICK} V ${top + TICK}`).join(' ');
  return (
    <g stroke={palette.text.secondary}>
      <path d={`M ${-half} ${top} H ${half} ${ends}`} fill="none" />
      <text
        y={top - 3}
        fontSize={12}
        textAnchor="middle"
        stroke="none"
        fill={palette.text.primary}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {text('figures', { diameter: diameter.toFixed(2), depth: depth.toFixed(3) })}
      </text>
    </g>
  );
}
