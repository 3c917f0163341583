import type { Rotation } from '#domain/consultant/fitting/findings.ts';
import {
  CHOSEN_LABELS,
  MEASURES,
  ROTATION_DIRECTIONS,
  ROTATION_STABILITIES,
} from '#domain/consultant/fitting/planning/finding-fields.ts';
import { readNumber } from '#domain/lens/typed/read-number.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { NumberBox } from '../parts/NumberBox.tsx';
import { RadioSet } from '../parts/RadioSet.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { writeMeasure } from './MeasureField.tsx';
import { RotationDial } from './RotationDial.tsx';
import type { FindingsEdit } from './use-findings.ts';

const USUAL: Rotation = { degrees: 0, direction: 'left', stability: 'stable' };

/** How the lens is turned: degrees with a dial, where its bottom mark stands, and whether it stays there. */
export function RotationFields({ edit }: { edit: FindingsEdit }) {
  const text = useText('fitting');
  const locale = useLocale();
  const { eye } = useFittingView().fitting.file;
  const { rotation } = edit.findings;
  const turn = (changed: Partial<Rotation>): void =>
    edit.put({ rotation: { ...USUAL, ...rotation, ...changed } });
  return (
    <fieldset className="fitting-group">
      <legend>{text('seen.rotation')}</legend>
      <p className="field-hint">{text('seen.rotationHint')}</p>
      <div className="fitting-rotation">
        <NumberBox
          label={MEASURES.rotationDegrees.label[locale]}
          unit="°"
          value={rotation?.degrees}
          read={(typed) => readNumber(typed, MEASURES.rotationDegrees.grid)}
          write={(value) => writeMeasure('rotationDegrees', value)}
          problem={edit.problemOf('rotation.degrees')}
          onChange={(degrees) => {
            if (degrees === undefined) edit.put({ rotation: undefined });
            else turn({ degrees });
          }}
        />
        <RotationDial rotation={rotation ?? USUAL} eye={eye} onTurn={turn} />
      </div>
      {rotation && (
        <>
          <RadioSet
            legend={CHOSEN_LABELS.direction[locale]}
            none={text('seen.notSeen')}
            options={ROTATION_DIRECTIONS.map((value) => ({
              value,
              label: text(`seen.direction.${value}`),
            }))}
            value={rotation.direction}
            onChange={(direction) => turn({ direction: direction ?? USUAL.direction })}
          />
          <RadioSet
            legend={CHOSEN_LABELS.stability[locale]}
            none={text('seen.notSeen')}
            options={ROTATION_STABILITIES.map((value) => ({
              value,
              label: text(`seen.stability.${value}`),
            }))}
            value={rotation.stability}
            onChange={(stability) => turn({ stability: stability ?? USUAL.stability })}
          />
        </>
      )}
    </fieldset>
  );
}
