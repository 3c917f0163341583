import { unitSchema } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { LineField } from '../fields/LineField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { useLensLabels } from '../labels/use-lens-labels.ts';

/** Range, step and default of a number. */
export function NumberFields({ path }: { path: string }) {
  const text = useText('lensEditor');
  const labels = useLensLabels();
  const units = unitSchema.options
    .filter((value) => value !== '')
    .map((value) => ({ value, label: value }));
  return (
    <FieldGrid width={120}>
      <PickField
        path={`${path}.unit`}
        label={text('fields.unit')}
        picks={units}
        none={labels.text('none')}
      />
      <LineField path={`${path}.min`} label={text('fields.min')} isNumber required />
      <LineField path={`${path}.max`} label={text('fields.max')} isNumber required />
      <LineField path={`${path}.step`} label={text('fields.step')} isNumber required />
      <LineField path={`${path}.default`} label={text('fields.default')} isNumber />
      <LineField
        path={`${path}.also`}
        label={text('fields.also')}
        help={text('help.also')}
        isNumber
      />
    </FieldGrid>
  );
}
