import {
  BUBBLE_PLACES,
  CHOSEN_LABELS,
  MOVEMENTS,
  POSITIONS,
} from '#domain/consultant/fitting/planning/finding-fields.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RadioSet } from '../parts/RadioSet.tsx';
import type { FindingName } from './finding-use.ts';
import { MeasureField } from './MeasureField.tsx';
import type { FindingsEdit } from './use-findings.ts';

interface OtherFindingsProps {
  used: ReadonlySet<FindingName>;
  edit: FindingsEdit;
}

const HERE: readonly FindingName[] = [
  'bubbles',
  'position',
  'movement',
  'movementMm',
  'foggingAfter',
];

/** Bubbles, position, movement and fogging. */
export function OtherFindings({ used, edit }: OtherFindingsProps) {
  const text = useText('fitting');
  const locale = useLocale();
  const { findings, put } = edit;
  const none = text('seen.notSeen');
  if (!HERE.some((name) => used.has(name))) return null;
  return (
    <fieldset className="fitting-group">
      <legend>{text('seen.other')}</legend>
      {used.has('bubbles') && (
        <RadioSet
          legend={CHOSEN_LABELS.bubbles[locale]}
          none={none}
          options={BUBBLE_PLACES.map((value) => ({ value, label: text(`seen.bubbles.${value}`) }))}
          value={findings.bubbles}
          onChange={(bubbles) => put({ bubbles })}
        />
      )}
      {used.has('position') && (
        <RadioSet
          legend={CHOSEN_LABELS.position[locale]}
          none={none}
          options={POSITIONS.map((value) => ({ value, label: text(`seen.position.${value}`) }))}
          value={findings.position}
          onChange={(position) => put({ position })}
        />
      )}
      {used.has('movement') && (
        <RadioSet
          legend={CHOSEN_LABELS.movement[locale]}
          none={none}
          options={MOVEMENTS.map((value) => ({ value, label: text(`seen.movement.${value}`) }))}
          value={findings.movement}
          onChange={(movement) => put({ movement })}
        />
      )}
      <div className="fitting-fields">
        {used.has('movementMm') && <MeasureField name="movementMm" edit={edit} />}
        {used.has('foggingAfter') && <MeasureField name="foggingAfter" edit={edit} />}
      </div>
    </fieldset>
  );
}
