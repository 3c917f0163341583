import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { LensValues, ParameterValues } from '../edit/values/form-values.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { ConditionFields } from '../fields/ConditionFields.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { LineField } from '../fields/LineField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { SourceFields } from '../fields/SourceFields.tsx';
import { useLensLabels } from '../labels/use-lens-labels.ts';
import { NumberFields } from './NumberFields.tsx';
import { OptionFields } from './OptionFields.tsx';

const KINDS = ['number', 'choice'] as const;
const REQUIREMENTS = ['always', 'optional', 'when'] as const;

/** All fields of one parameter. */
export function ParameterFields({ path }: { path: string }) {
  const text = useText('lensEditor');
  const labels = useLensLabels();
  const { control } = useFormContext<LensValues>();
  const parameter = useWatch({
    control,
    name: path as FieldPath<LensValues>,
  }) as ParameterValues;
  const kinds = KINDS.map((value) => ({ value, label: labels.text(`kinds.${value}`) }));
  const requirements = REQUIREMENTS.map((value) => ({
    value,
    label: text(`requirements.${value}`),
  }));
  return (
    <>
      <FieldGrid>
        <LineField path={`${path}.label.en`} label={text('fields.labelEn')} required />
        <LineField path={`${path}.label.es`} label={text('fields.labelEs')} required />
        <LineField
          path={`${path}.name`}
          label={text('fields.key')}
          help={text('help.key')}
          required
        />
        <PickField path={`${path}.kind`} label={text('fields.kind')} picks={kinds} />
      </FieldGrid>
      {parameter.kind === 'number' ? (
        <NumberFields path={path} />
      ) : (
        <OptionFields path={path} options={parameter.options} />
      )}
      <FieldGrid>
        <PickField
          path={`${path}.requirement`}
          label={text('fields.requirement')}
          picks={requirements}
        />
      </FieldGrid>
      {parameter.requirement === 'when' && <ConditionFields path={`${path}.requiredWhen`} />}
      {parameter.requirement !== 'always' && (
        <CheckField path={`${path}.laboratoryDecides`} label={text('fields.laboratoryDecides')} />
      )}
      <CheckField path={`${path}.depends`} label={text('fields.depends')} />
      {parameter.depends && <ConditionFields path={`${path}.dependsOn`} />}
      <SourceFields path={`${path}.source`} />
    </>
  );
}
