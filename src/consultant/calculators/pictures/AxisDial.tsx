import { formatAxis, formatPower } from '#domain/lens/optics/format-optics.ts';
import type { Kind } from './kinds.ts';
import { Legend, LEGEND_LINE } from './Legend.tsx';
import { Picture } from './Picture.tsx';

interface DialLine {
  degrees: number;
  /** A cylinder in D; without one the line has the length of the dial. */
  length?: number;
  kind: Kind;
}

const CENTER = { x: 120, y: 130 };
const RADIUS = 88;
const TICKS = [0, 30, 60, 90, 120, 150, 180];

function at(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTER.x + radius * Math.cos(angle), y: CENTER.y - radius * Math.sin(angle) };
}

const nameOf = ({ degrees, length }: DialLine): string =>
  length === undefined ? formatAxis(degrees) : `${formatPower(length)} × ${formatAxis(degrees)}`;

/** Axes on a protractor as the examiner sees it: 0° to the right, counting up against the clock. */
export function AxisDial({ lines }: { lines: readonly DialLine[] }) {
  const longest = Math.max(...lines.map(({ length }) => Math.abs(length ?? 0)), 0.01);
  return (
    <Picture height={150 + lines.length * LEGEND_LINE} says={lines.map(nameOf).join('; ')}>
      <path className="picture-scale" d="M32 130 A88 88 0 0 1 208 130 Z" />
      {TICKS.map((degrees) => {
        const [from, to, label] = [at(degrees, 84), at(degrees, 92), at(degrees, 104)];
        return (
          <g key={degrees} className="picture-scale">
            <path d={`M${from.x} ${from.y} L${to.x} ${to.y}`} />
            <text x={label.x} y={label.y + 4} textAnchor="middle">
              {degrees}
            </text>
          </g>
        );
      })}
      {lines.map((line) => {
        const size = line.length === undefined ? 1 : Math.abs(line.length) / longest;
        const end = at(line.degrees, RADIUS * size);
        return (
          <path
            key={line.kind}
            className={`picture-${line.kind}`}
            d={`M${CENTER.x} ${CENTER.y} L${end.x} ${end.y}`}
          />
        );
      })}
      <Legend y={154} lines={lines.map((line) => ({ kind: line.kind, text: nameOf(line) }))} />
    </Picture>
  );
}
