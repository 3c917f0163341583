import type { Place } from '#domain/fitting-link/finding-use.ts';
import { QUADRANTS } from '#domain/fitting/finding-fields.ts';
import type { Findings } from '#domain/fitting/findings.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePlaceState } from './use-place-state.ts';

interface EyePictureProps {
  eye: Eye;
  places: readonly Place[];
  findings: Findings;
  open: Place | null;
  onOpen: (place: Place) => void;
}

/** The order of the keys: from the middle outward. */
const ORDER: readonly Place[] = ['center', 'limbus', ...QUADRANTS, 'edge'];

/**
 * The eye as the examiner sees it. Its places are buttons: the edge is the largest disc, the quadrants of the landing lie
 * on it, then limbus and center. Nasal is on the right of a right eye.
 */
export function EyePicture({ eye, places, findings, open, onOpen }: EyePictureProps) {
  const text = useText('fitting');
  const stateOf = usePlaceState(findings);
  return (
    <div className="fitting-eye-picture" data-eye={eye}>
      {ORDER.map((place) => {
        const isUsed = places.includes(place);
        const state = stateOf(place);
        return isUsed ? (
          <button
            key={place}
            type="button"
            className={`fitting-place fitting-place-${place}`}
            data-state={state.kind}
            aria-expanded={open === place}
            aria-controls="fitting-place"
            onClick={() => onOpen(place)}
          >
            <span className="fitting-place-name">{text(`seen.place.${place}`)}</span>
            {state.text !== '' && <span className="fitting-place-seen">{state.text}</span>}
          </button>
        ) : (
          <span key={place} className={`fitting-place fitting-place-${place}`} aria-hidden />
        );
      })}
    </div>
  );
}
