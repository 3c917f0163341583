import type { Kind } from './kinds.ts';

interface LegendProps {
  lines: readonly { kind: Kind; text: string }[];
  /** Where the first line stands. */
  y: number;
}

/** Height of a line of the legend. */
export const LEGEND_LINE = 17;

/** What each line of a picture is, one below the other. */
export function Legend({ lines, y }: LegendProps) {
  return lines.map(({ kind, text }, index) => (
    <g key={kind} className={`picture-${kind}`}>
      <path d={`M44 ${y + index * LEGEND_LINE} h28`} />
      <text x="80" y={y + 4 + index * LEGEND_LINE}>
        {text}
      </text>
    </g>
  ));
}
