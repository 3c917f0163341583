import { formatPlain, formatPower } from '#domain/lens/optics/format-optics.ts';
import { vertexPower } from '#domain/lens/optics/vertex.ts';
import { Picture } from './Picture.tsx';

interface VertexPictureProps {
  power: number;
  mm: number;
  toCornea: boolean;
}

const EYE = 176;
/** On the picture, 1 mm of vertex distance. */
const SCALE = 6;

/** Spectacle lens and eye in profile, the distance between them, and the power at both. */
export function VertexPicture({ power, mm, toCornea }: VertexPictureProps) {
  const moved = vertexPower(power, toCornea ? mm : -mm);
  const [spectacles, cornea] = toCornea ? [power, moved] : [moved, power];
  const lens = EYE - mm * SCALE;
  // A plus lens is thick in its middle, a minus lens at its edges.
  const bulge = Math.max(-8, Math.min(8, spectacles));
  const front = lens - (bulge < 0 ? 12 : 4);
  const [there, here] = [spectacles, cornea].map((one) => `${formatPower(one)} D`);
  const between = `${formatPlain(mm, 1)} mm`;
  return (
    <Picture height={158} says={`${there}, ${between}, ${here}`}>
      <path
        className="picture-scale"
        d={`M${EYE + 34} 26 C${EYE - 14} 34 ${EYE - 14} 106 ${EYE + 34} 114`}
      />
      <path
        className="picture-result"
        d={`M${EYE + 10} 44 C${EYE - 8} 56 ${EYE - 8} 84 ${EYE + 10} 96`}
      />
      <g className="picture-first">
        <path
          d={`M${front} 24 Q${front - bulge} 70 ${front} 116 H${lens} Q${lens + bulge} 70 ${lens} 24 Z`}
        />
        <text x={front} y="16" textAnchor="end">
          {there}
        </text>
      </g>
      <g className="picture-scale">
        <path d={`M${lens} 126 V138 M${EYE} 126 V138 M${lens} 132 H${EYE}`} />
        <text x={(lens + EYE) / 2} y="148" textAnchor="middle">
          {between}
        </text>
      </g>
      <g className="picture-result">
        <text x={EYE} y="16">
          {here}
        </text>
      </g>
    </Picture>
  );
}
