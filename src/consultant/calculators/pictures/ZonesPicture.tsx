import { formatPlain } from '#domain/lens/optics/format-optics.ts';
import { lensDiameter } from '#domain/lens/optics/lens-diameter.ts';
import { Picture } from './Picture.tsx';

interface ZonesPictureProps {
  optic: number;
  secondary: number;
  peripheral: number;
}

const LARGEST = 66;

/** The zones of a lens from the front, true to scale. */
export function ZonesPicture({ optic, secondary, peripheral }: ZonesPictureProps) {
  const diameter = lensDiameter(optic, secondary, peripheral);
  const scale = LARGEST / (diameter / 2);
  const [text, opticText] = [diameter, optic].map((mm) => `${formatPlain(mm)} mm`);
  return (
    <Picture height={180} says={`${opticText}, ${text}`}>
      <g className="picture-result">
        <circle cx="120" cy="72" r={LARGEST} />
        <path d="M54 148 V160 M186 148 V160 M54 154 H186" />
        <text x="120" y="172" textAnchor="middle">
          {text}
        </text>
      </g>
      <g className="picture-second">
        <circle cx="120" cy="72" r={(optic / 2 + secondary) * scale} />
      </g>
      <g className="picture-first">
        <circle cx="120" cy="72" r={(optic / 2) * scale} />
        <text x="120" y="76" textAnchor="middle">
          {opticText}
        </text>
      </g>
    </Picture>
  );
}
