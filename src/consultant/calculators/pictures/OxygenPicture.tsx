import { OXYGEN_LINES } from '#domain/consultant/calculators/oxygen.ts';
import { formatPlain } from '#domain/lens/optics/format-optics.ts';
import { Picture } from './Picture.tsx';

const LEFT = 10;
const WIDTH = 220;

/** Dk/t as a bar beside the published minimums. */
export function OxygenPicture({ value }: { value: number }) {
  const most = Math.max(150, value * 1.1);
  const xOf = (dkt: number): number => LEFT + (dkt / most) * WIDTH;
  const text = formatPlain(value, 1);
  return (
    <Picture height={110} says={`Dk/t ${text}`}>
      <g className="picture-result">
        <rect x={LEFT} y="44" width={Math.max(xOf(value) - LEFT, 1)} height="22" />
        <text x={Math.min(xOf(value), 200)} y="36" textAnchor="middle">
          {text}
        </text>
      </g>
      <g className="picture-scale">
        <path d={`M${LEFT} 66 H${LEFT + WIDTH}`} />
        {OXYGEN_LINES.map(({ least }, index) => (
          <g key={least}>
            <path d={`M${xOf(least)} 40 V${index % 2 === 0 ? 74 : 90}`} />
            <text x={xOf(least)} y={index % 2 === 0 ? 86 : 102} textAnchor="middle">
              {least}
            </text>
          </g>
        ))}
      </g>
    </Picture>
  );
}
