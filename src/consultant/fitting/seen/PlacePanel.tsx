import {
  DYE,
  LANDING_SIGNS,
  LIMBAL_SIGNS,
  type Quadrant,
} from '#domain/consultant/fitting/planning/finding-fields.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RadioSet } from '../parts/RadioSet.tsx';
import { findingsUsed, type Place } from './finding-use.ts';
import { MeasureField } from './MeasureField.tsx';
import type { FindingsEdit } from './use-findings.ts';

interface PlacePanelProps {
  place: Place;
  lens: LensDefinition;
  edit: FindingsEdit;
}

/** The choices of one place of the eye. */
export function PlacePanel({ place, lens, edit }: PlacePanelProps) {
  const text = useText('fitting');
  const legend = text(`seen.placeLong.${place}`);
  if (place === 'center') return <MeasureField name="centralVault" edit={edit} />;
  if (place === 'limbus') {
    return (
      <>
        <RadioSet
          legend={legend}
          none={text('seen.notSeen')}
          options={LIMBAL_SIGNS.map((value) => ({ value, label: text(`seen.limbal.${value}`) }))}
          value={edit.findings.limbal}
          onChange={(limbal) => edit.put({ limbal })}
        />
        {findingsUsed(lens).has('limbalClearance') && (
          <MeasureField name="limbalClearance" edit={edit} />
        )}
      </>
    );
  }
  if (place === 'edge') {
    return (
      <RadioSet
        legend={legend}
        none={text('seen.notSeen')}
        options={DYE.map((value) => ({ value, label: text(`seen.dye.${value}`) }))}
        value={edit.findings.dye}
        onChange={(dye) => edit.put({ dye })}
      />
    );
  }
  return <QuadrantSet quadrant={place} legend={legend} edit={edit} />;
}

interface QuadrantSetProps {
  quadrant: Quadrant;
  legend: string;
  edit: FindingsEdit;
}

function QuadrantSet({ quadrant, legend, edit }: QuadrantSetProps) {
  const text = useText('fitting');
  const landing = edit.findings.landing ?? {};
  return (
    <RadioSet
      legend={legend}
      none={text('seen.notSeen')}
      options={LANDING_SIGNS.map((value) => ({ value, label: text(`seen.landing.${value}`) }))}
      value={landing[quadrant]}
      onChange={(sign) => {
        const { [quadrant]: _, ...others } = landing;
        const next = sign === undefined ? others : { ...others, [quadrant]: sign };
        edit.put({ landing: Object.keys(next).length > 0 ? next : undefined });
      }}
    />
  );
}
