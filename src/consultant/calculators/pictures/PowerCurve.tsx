import {
  formatAxis,
  formatPower,
  formatSpheroCylinder,
} from '#domain/lens/optics/format-optics.ts';
import { meridianPower, type SpheroCylinder } from '#domain/lens/optics/sphero-cylinder.ts';
import type { Kind } from './kinds.ts';
import { Legend, LEGEND_LINE } from './Legend.tsx';
import { Picture } from './Picture.tsx';

/** Fields of a calculator, whose cylinder may be missing. */
type Power = { sphere: number; cylinder: number | null; axis: number | null };

interface PowerCurveProps {
  curves: readonly { power: Power; kind: Kind }[];
  /** A level in D to compare with. */
  level?: number;
  /** A meridian to mark. */
  at?: number;
}

const LEFT = 44;
const WIDTH = 184;
const TOP = 12;
const HEIGHT = 92;
const MERIDIANS = Array.from({ length: 37 }, (_, index) => index * 5);

const whole = ({ sphere, cylinder, axis }: Power): SpheroCylinder => ({
  sphere,
  cylinder: cylinder ?? 0,
  axis: axis ?? 180,
});

/** The power along every meridian, from 0° to 180°. */
export function PowerCurve({ curves, level, at }: PowerCurveProps) {
  const powers = curves.map(({ power, kind }) => ({ power: whole(power), kind }));
  const ends = powers.flatMap(({ power }) => [power.sphere, power.sphere + power.cylinder]);
  const [low, high] = [Math.min(...ends, level ?? Infinity), Math.max(...ends, level ?? -Infinity)];
  const span = Math.max(high - low, 0.5);
  const yOf = (value: number): number => TOP + ((high - value) / span) * HEIGHT;
  const xOf = (degrees: number): number => LEFT + (degrees / 180) * WIDTH;
  const marked = at === undefined ? undefined : powers[0]?.power;
  const says = powers.map(({ power }) => formatSpheroCylinder(power)).join('; ');
  return (
    <Picture says={says} height={130 + powers.length * LEGEND_LINE}>
      <g className="picture-scale">
        <path d={`M${LEFT} ${TOP} V${TOP + HEIGHT} H${LEFT + WIDTH}`} />
        <text x={LEFT - 4} y={yOf(high) + 4} textAnchor="end">
          {formatPower(high)}
        </text>
        {high - low > span / 4 && (
          <text x={LEFT - 4} y={yOf(low) + 4} textAnchor="end">
            {formatPower(low)}
          </text>
        )}
        {[0, 90, 180].map((degrees) => (
          <text
            key={degrees}
            x={xOf(degrees)}
            y={TOP + HEIGHT + 14}
            textAnchor={degrees === 180 ? 'end' : 'middle'}
          >
            {degrees}°
          </text>
        ))}
      </g>
      {powers.map(({ power, kind }) => (
        <path
          key={kind}
          className={`picture-${kind}`}
          d={MERIDIANS.map((degrees, step) => {
            const y = yOf(meridianPower(power, degrees));
            return `${step === 0 ? 'M' : 'L'}${xOf(degrees).toFixed(1)} ${y.toFixed(1)}`;
          }).join(' ')}
        />
      ))}
      <Legend
        y={134}
        lines={powers.map(({ power, kind }) => ({ kind, text: formatSpheroCylinder(power) }))}
      />
      {level !== undefined && <Level y={yOf(level)} value={level} />}
      {marked && at !== undefined && (
        <Mark x={xOf(at)} y={yOf(meridianPower(marked, at))} text={markText(marked, at)} />
      )}
    </Picture>
  );
}

const markText = (power: SpheroCylinder, at: number): string =>
  `${formatAxis(at)}: ${formatPower(meridianPower(power, at))}`;

function Level({ y, value }: { y: number; value: number }) {
  return (
    <g className="picture-result-line">
      <path d={`M${LEFT} ${y} H${LEFT + WIDTH}`} />
      <text x={LEFT + WIDTH} y={y - 4} textAnchor="end">
        {formatPower(value)}
      </text>
    </g>
  );
}

function Mark({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g className="picture-result-line">
      <path d={`M${x} ${TOP} V${TOP + HEIGHT}`} />
      <circle cx={x} cy={y} r="4" />
      <text x={Math.min(x + 6, LEFT + WIDTH - 76)} y={TOP + 8}>
        {text}
      </text>
    </g>
  );
}
