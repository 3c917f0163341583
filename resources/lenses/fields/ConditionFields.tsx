import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { ConditionValues, LensValues } from '../edit/values/form-values.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { ManyField } from './ManyField.tsx';
import { PickField } from './PickField.tsx';
import { useParameters } from './use-parameters.ts';

const TESTS = ['given', 'nonZero', 'equals', 'in'] as const;

/** A condition on another parameter, picked from lists instead of typed. */
export function ConditionFields({ path }: { path: string }) {
  const text = useText('lensEditor');
  const { picksOf, optionsOf } = useParameters();
  const { control } = useFormContext<LensValues>();
  const condition = useWatch({
    control,
    name: path as FieldPath<LensValues>,
  }) as ConditionValues;
  const options = optionsOf(condition.parameter);
  const tests = TESTS.map((value) => ({ value, label: text(`tests.${value}`) }));
  const hasValues = condition.test === 'equals' || condition.test === 'in';
  return (
    <FieldGrid>
      <PickField
        path={`${path}.parameter`}
        label={text('fields.condition')}
        picks={picksOf()}
        none={text('choose')}
      />
      <PickField path={`${path}.test`} label={text('fields.test')} picks={tests} />
      {hasValues && (
        <ManyField
          path={`${path}.values`}
          label={text('fields.values')}
          picks={options}
          most={condition.test === 'equals' ? 1 : undefined}
        />
      )}
    </FieldGrid>
  );
}
