import { useEffect, useRef, useState } from 'react';
import { QUADRANTS } from '#domain/consultant/fitting/planning/finding-fields.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFittingView } from '../state/fitting-context.ts';
import { EyePicture } from './EyePicture.tsx';
import { placesOf, type Place } from './finding-use.ts';
import { PlacePanel } from './PlacePanel.tsx';
import type { FindingsEdit } from './use-findings.ts';

/** The picture of the eye, and the choices of the place that was tapped. */
export function EyePlaces({ lens, edit }: { lens: LensDefinition; edit: FindingsEdit }) {
  const text = useText('fitting');
  const { eye } = useFittingView().fitting.file;
  const [open, setOpen] = useState<{ place: Place; taps: number } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Into the choices, as a tap on a picture leads to nothing that comes next in the order of keys.
    if (!open) return;
    const inputs = [...(panel.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
  }, [open]);
  const places = placesOf(lens);
  const hasLanding = places.includes('nasal');
  const even = Object.fromEntries(QUADRANTS.map((quadrant) => [quadrant, 'even' as const]));
  return (
    <fieldset className="fitting-group fitting-places">
      <legend>{text('seen.picture')}</legend>
      <p className="field-hint">
        {text('seen.asSeen', {
          eye: text(`seen.eye.${eye}`),
          side: text(`seen.side.${eye}`),
        })}
      </p>
      <div className="fitting-places-columns">
        <EyePicture
          eye={eye}
          places={places}
          findings={edit.findings}
          open={open?.place ?? null}
          onOpen={(place) => setOpen({ place, taps: (open?.taps ?? 0) + 1 })}
        />
        <div ref={panel} id="fitting-place">
          {open && <PlacePanel place={open.place} lens={lens} edit={edit} />}
        </div>
      </div>
      {hasLanding && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => edit.put({ landing: even })}
        >
          {text('seen.allEven')}
        </button>
      )}
    </fieldset>
  );
}
