import type { Findings } from '#domain/consultant/fitting/findings.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Place } from './finding-use.ts';
import { usePlaceState } from './use-place-state.ts';

interface EyePictureProps {
  eye: Eye;
  places: readonly Place[];
  findings: Findings;
  open: Place | null;
  onOpen: (place: Place) => void;
}

/**
 * The eye as the examiner sees it: the quadrants of the landing round limbus and center, with the edge outside. Its places
 * are buttons, from the middle outward. Nasal is on the right of a right eye.
 */
export function EyePicture({ eye, places, findings, open, onOpen }: EyePictureProps) {
  const text = useText('fitting');
  const stateOf = usePlaceState(findings);
  return (
    <div className="fitting-eye-picture" data-eye={eye}>
      <span className="fitting-disc" aria-hidden />
      <span className="fitting-disc fitting-disc-landing" aria-hidden />
      <span className="fitting-disc fitting-disc-limbus" aria-hidden />
      {places.map((place) => {
        const state = stateOf(place);
        return (
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
        );
      })}
    </div>
  );
}
