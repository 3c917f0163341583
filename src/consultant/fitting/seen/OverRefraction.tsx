import { useText } from '#providers/messages/use-text.ts';
import { readPrescription } from '../../../eye/read-prescription.ts';
import { useFittingView } from '../state/fitting-context.ts';
import type { FindingName } from './finding-use.ts';
import { MeasureField } from './MeasureField.tsx';
import type { FindingsEdit } from './use-findings.ts';

interface OverRefractionProps {
  used: ReadonlySet<FindingName>;
  edit: FindingsEdit;
}

/** Over-refraction, which can be pasted as a whole, and over-keratometry. */
export function OverRefraction({ used, edit }: OverRefractionProps) {
  const text = useText('fitting');
  const { eye } = useFittingView().fitting.file;
  const paste = (typed: string): boolean => {
    const read = readPrescription(typed);
    const power = read?.[eye] ?? read?.unnamed;
    if (!power) return false;
    edit.put({
      overRefractionSphere: power.sphere,
      overRefractionCylinder: power.cylinder ?? undefined,
      overRefractionAxis: power.axis ?? undefined,
    });
    return true;
  };
  return (
    <fieldset className="fitting-group">
      <legend>{text('seen.power')}</legend>
      <div className="fitting-fields">
        <MeasureField name="overRefractionSphere" edit={edit} onPaste={paste} />
        <MeasureField name="overRefractionCylinder" edit={edit} onPaste={paste} />
        <MeasureField name="overRefractionAxis" edit={edit} onPaste={paste} />
        {used.has('overKCylinder') && <MeasureField name="overKCylinder" edit={edit} />}
      </div>
      <p className="field-hint">{text('seen.pasteOver')}</p>
    </fieldset>
  );
}
