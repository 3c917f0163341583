import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { crossSection } from './cross-section.ts';
import { Dimensions } from './Dimensions.tsx';
import type { LensDimensions } from './lens-dimensions.ts';
import { bodyPath, linePath, SCALE } from './section-path.ts';
import { ZoneBar } from './ZoneBar.tsx';

interface LensDrawingProps {
  lens: LensDefinition;
  prescription: Prescription;
  /** The color of the eye; defaults to the theme's color. */
  colour?: string;
}

const MARGIN = 16;
const BELOW = 54;
/** The minimum half width of the drawing, in SVG units, so that the text of a small lens is not scaled up too much. */
const LEAST_HALF = 150;
const ABOVE = 14;

/** OR-01: draws a cross section of the lens through its center, to scale, from the values as they are typed. */
export function LensDrawing({ lens, prescription, colour }: LensDrawingProps) {
  const text = useText('lensDrawing');
  const { palette } = useTheme();
  const section = useMemo(() => crossSection(lens, prescription), [lens, prescription]);
  const { dimensions, depth, steep, zones } = section;
  const half = Math.max((dimensions.diameter / 2) * SCALE + MARGIN, LEAST_HALF);
  const deepest = Math.max(depth, steep?.at(-1)?.z ?? 0) * SCALE;
  const stroke = colour ?? palette.primary.main;
  const title = text('title', {
    lens: lens.name,
    diameter: dimensions.diameter.toFixed(2),
    depth: depth.toFixed(3),
  });
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`${-half} ${-ABOVE} ${2 * half} ${deepest + ABOVE + BELOW}`}
        sx={{ display: 'block', width: '100%', maxHeight: 180 }}
      >
        <path d={bodyPath(section)} fill={stroke} fillOpacity={0.18} stroke={stroke} />
        {steep && <path d={linePath(steep)} fill="none" stroke={stroke} strokeDasharray="5 4" />}
        <ZoneBar zones={zones} top={deepest + 10} />
        <Dimensions diameter={dimensions.diameter} depth={depth} top={deepest + 44} />
      </Box>
      <Notes dimensions={dimensions} hasSteep={steep !== null} />
    </Box>
  );
}

function Notes({ dimensions, hasSteep }: { dimensions: LensDimensions; hasSteep: boolean }) {
  const text = useText('lensDrawing');
  const names = (['diameter', 'baseCurve', 'opticZone', 'centreThickness'] as const)
    .filter((name) => dimensions.assumed.has(name))
    .map((name) => text(`names.${name}`));
  return (
    <Typography component="figcaption" variant="caption" color="text.secondary">
      {hasSteep && <>{text('steep')}. </>}
      {names.length > 0 && <>{text('assumed', { names: names.join(', ') })}.</>}
    </Typography>
  );
}
