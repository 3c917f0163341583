import { formatPlain } from '#domain/lens/optics/format-optics.ts';
import { conicSagitta, widestChord } from '#domain/lens/optics/sagitta.ts';
import { Picture } from './Picture.tsx';

interface SagittaPictureProps {
  radius: number;
  shapeFactor: number;
  chord: number;
}

const STEPS = 48;
const WIDTH = 200;
const TALLEST = 96;

/** A conic across its chord, true to scale, and a sphere with the same radius beside it. */
export function SagittaPicture({ radius, shapeFactor, chord }: SagittaPictureProps) {
  const depth = conicSagitta(radius, shapeFactor, chord);
  const scale = Math.min(WIDTH / chord, TALLEST / Math.max(depth, 0.001));
  const pathOf = (shape: number): string =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const x = (step / STEPS - 0.5) * chord;
      const y = conicSagitta(radius, shape, 2 * Math.abs(x));
      return `${step === 0 ? 'M' : 'L'}${(110 + x * scale).toFixed(1)} ${(16 + y * scale).toFixed(1)}`;
    }).join(' ');
  const bottom = 16 + depth * scale;
  const [left, right] = [110 - (chord / 2) * scale, 110 + (chord / 2) * scale];
  const hasSphere = shapeFactor !== 1 && chord <= widestChord(radius, 1);
  const [depthText, chordText] = [`${formatPlain(depth, 3)} mm`, `${formatPlain(chord)} mm`];
  return (
    <Picture height={bottom + 26} says={`${chordText}, ${depthText}`}>
      {hasSphere && (
        <g className="picture-second">
          <path d={pathOf(1)} />
        </g>
      )}
      <g className="picture-result">
        <path d={pathOf(shapeFactor)} />
        <path d={`M110 16 V${bottom}`} />
        <text x="114" y={Math.max(36, bottom - (depth * scale) / 2 + 4)}>
          {depthText}
        </text>
      </g>
      <g className="picture-scale">
        <path d={`M${left} ${bottom} H${right}`} />
        <text x="110" y={bottom + 16} textAnchor="middle">
          {chordText}
        </text>
      </g>
    </Picture>
  );
}
