import { useTheme } from '@mui/material/styles';
import { useText } from '#providers/messages/use-text.ts';
import { SCALE } from './section-path.ts';
import type { Zone } from './zones.ts';

const HEIGHT = 6;
const LETTER_WIDTH = 7;

interface ZoneBarProps {
  zones: Zone[];
  /** The distance below the apex, in SVG units. */
  top: number;
}

/** Draws the zones of the lens below its cross section, with the width of each, and its name where there is room. */
export function ZoneBar({ zones, top }: ZoneBarProps) {
  const text = useText('lensDrawing');
  const { palette } = useTheme();
  return zones.flatMap(({ kind, from, to }, index) => {
    const width = (to - from) * SCALE;
    const sides = index === 0 ? [0] : [-1, 1];
    const label = text(`zones.${kind}`);
    return sides.map((side) => {
      const wide = side === 0 ? 2 * width : width;
      const left = side === 0 ? -width : side < 0 ? -to * SCALE : from * SCALE;
      return (
        <g key={`${kind} ${side}`}>
          <rect
            x={left}
            y={top}
            width={wide}
            height={HEIGHT}
            fill={index % 2 === 0 ? palette.primary.main : palette.text.secondary}
            fillOpacity={0.45}
            stroke={palette.background.paper}
          />
          {wide > label.length * LETTER_WIDTH && (
            <text
              x={left + wide / 2}
              y={top + HEIGHT + 12}
              fontSize={11}
              textAnchor="middle"
              fill={palette.text.secondary}
            >
              {label}
            </text>
          )}
        </g>
      );
    });
  });
}
