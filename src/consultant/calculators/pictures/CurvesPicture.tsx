import { formatPlain } from '#domain/lens/optics/format-optics.ts';
import { toRadius } from '#domain/lens/optics/keratometry.ts';
import { sphereSagitta } from '#domain/lens/optics/sagitta.ts';
import type { Kind } from './kinds.ts';
import { Legend, LEGEND_LINE } from './Legend.tsx';
import { Picture } from './Picture.tsx';

interface CurvesPictureProps {
  /** Curves in D; steeper ones bend more. */
  curves: readonly { dioptres: number; kind: Kind }[];
}

/** Half of the chord that is drawn, in mm: within the steepest radius. */
const HALF = 4.6;
const STEPS = 40;
const SCALE = 22;
/** How many times larger than they are the differences between the curves are drawn, at most, and how many mm then. */
const MOST_TIMES = 6;
const MOST_APART = 1.6;

const depthAt = (dioptres: number, x: number): number =>
  sphereSagitta(toRadius(dioptres), 2 * Math.abs(x));

/** A curve, with its distance from the first one drawn `times` larger. */
function pathOf(dioptres: number, first: number, times: number): string {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (step / STEPS) * 2 * HALF - HALF;
    const base = depthAt(first, x);
    const y = base + (depthAt(dioptres, x) - base) * times;
    return `${step === 0 ? 'M' : 'L'}${(120 + x * SCALE).toFixed(1)} ${(30 + y * SCALE).toFixed(1)}`;
  }).join(' ');
}

function timesFor(curves: CurvesPictureProps['curves']): number {
  const depths = curves.map(({ dioptres }) => depthAt(dioptres, HALF));
  const apart = Math.max(...depths) - Math.min(...depths);
  return Math.max(1, Math.min(MOST_TIMES, Math.floor(MOST_APART / apart)));
}

const nameOf = (dioptres: number): string =>
  `${formatPlain(dioptres)} D · ${formatPlain(toRadius(dioptres))} mm`;

/** Spheres that touch at their apex, each with its curvature. Says how much larger their differences are drawn. */
export function CurvesPicture({ curves }: CurvesPictureProps) {
  const first = curves[0]?.dioptres ?? 0;
  const times = timesFor(curves);
  return (
    <Picture
      height={140 + curves.length * LEGEND_LINE}
      says={curves.map(({ dioptres }) => nameOf(dioptres)).join('; ')}
    >
      {curves.map(({ dioptres, kind }) => (
        <path key={kind} className={`picture-${kind}`} d={pathOf(dioptres, first, times)} />
      ))}
      {curves.length > 1 && (
        <g className="picture-scale">
          <text x="120" y="16" textAnchor="middle">{`Δ × ${times}`}</text>
        </g>
      )}
      <Legend
        y={146}
        lines={curves.map(({ dioptres, kind }) => ({ kind, text: nameOf(dioptres) }))}
      />
    </Picture>
  );
}
