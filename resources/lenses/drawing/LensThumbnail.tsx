import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { crossSection } from './cross-section.ts';
import { bodyPath, SCALE } from './section-path.ts';

/** All thumbnails cover the same width, so that lenses can be compared by size. */
const WIDTH = 18 * SCALE;
const HEIGHT = 7 * SCALE;
const ABOVE = SCALE;

const NOTHING_TYPED = {};

/** A small cross section of the default lens. Hidden from screen readers, because the name is next to it. */
export function LensThumbnail({ lens }: { lens: LensDefinition }) {
  const section = useMemo(() => crossSection(lens, NOTHING_TYPED), [lens]);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`${-WIDTH / 2} ${-ABOVE} ${WIDTH} ${HEIGHT}`}
      sx={{ flex: 'none', width: 72, height: 28, color: 'primary.main' }}
    >
      {section.zones.slice(1).map(({ from }) => (
        <path
          key={from}
          d={`M ${-from * SCALE} ${HEIGHT} V ${HEIGHT - 30} M ${from * SCALE} ${HEIGHT} V ${HEIGHT - 30}`}
          stroke="currentColor"
          strokeOpacity={0.5}
          strokeWidth={3}
        />
      ))}
      <path
        d={bodyPath(section)}
        fill="currentColor"
        fillOpacity={0.35}
        stroke="currentColor"
        strokeWidth={3}
      />
    </Box>
  );
}
