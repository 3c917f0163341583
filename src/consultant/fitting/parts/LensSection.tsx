import { useMemo } from 'react';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { crossSection } from '#resources/lenses/drawing/cross-section.ts';
import { bodyPath, linePath, SCALE } from '#resources/lenses/drawing/section-path.ts';

interface LensSectionProps {
  lens: LensDefinition;
  prescription: Prescription;
  /** The lens before, drawn behind it, and its number. */
  before?: { prescription: Prescription; number: number };
}

const MARGIN = 12;
const BELOW = 30;
const ABOVE = 16;
const NAMES = ['diameter', 'baseCurve', 'opticZone', 'centreThickness'] as const;

/** A cross section through the center of a lens, to scale, from its values. */
export function LensSection({ lens, prescription, before }: LensSectionProps) {
  const text = useText('fitting');
  const section = useMemo(() => crossSection(lens, prescription), [lens, prescription]);
  const former = useMemo(() => before && crossSection(lens, before.prescription), [lens, before]);
  const { dimensions, depth, steep } = section;
  const widest = Math.max(dimensions.diameter, former?.dimensions.diameter ?? 0);
  const half = (widest / 2) * SCALE + MARGIN;
  const deepest = Math.max(depth, former?.depth ?? 0, steep?.at(-1)?.z ?? 0) * SCALE;
  const size = { diameter: dimensions.diameter.toFixed(2), depth: depth.toFixed(3) };
  const title = text('drawing.title', { lens: lens.name, ...size });
  const assumed = NAMES.filter((name) => dimensions.assumed.has(name));
  const names = assumed.map((name) => text(`drawing.names.${name}`)).join(', ');
  return (
    <figure className="fitting-section" aria-label={title}>
      <svg viewBox={`${-half} ${-ABOVE} ${2 * half} ${deepest + ABOVE + BELOW}`} aria-hidden>
        {former && <path className="fitting-section-before" d={bodyPath(former)} />}
        <path className="fitting-section-body" d={bodyPath(section)} />
        {steep && <path className="fitting-section-steep" d={linePath(steep)} />}
        <path
          className="fitting-section-rule"
          d={`M${(-dimensions.diameter / 2) * SCALE} ${deepest + 10} h${dimensions.diameter * SCALE}`}
        />
        <text x="0" y={deepest + 26} textAnchor="middle">
          {text('drawing.size', size)}
        </text>
      </svg>
      <figcaption>
        {steep && <>{text('drawing.steep')}. </>}
        {before && <>{text('drawing.before', { number: before.number })}. </>}
        {names !== '' && <>{text('drawing.assumed', { names })}.</>}
      </figcaption>
    </figure>
  );
}
