import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EMPTY_PARAMETER } from '../edit/values/form-values.ts';
import type { LensValues, ParameterValues } from '../edit/values/form-values.ts';
import { ItemFrame } from '../fields/ItemFrame.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { useItems } from '../fields/use-items.ts';
import { ParameterFields } from './ParameterFields.tsx';
import { Section } from './Section.tsx';

/** The parameters of the lens, in the order of the practice's form. */
export function ParameterList() {
  const text = useText('lensEditor');
  const locale = useLocale();
  const { control } = useFormContext<LensValues>();
  const values = useWatch({ control, name: 'parameters' });
  const { fields, add, drop, shift, nameOf } = useItems('parameters', 'parameter');
  const titleOf = (index: number) => {
    const value = values[index];
    return value?.label[locale] ? `${value.label[locale]} ${rangeOf(value)}` : nameOf(index);
  };
  return (
    <Section title={text('sections.parameters')}>
      <ItemList
        label={text('sections.parameters')}
        add={text('add.parameter')}
        onAdd={() => add(EMPTY_PARAMETER)}
      >
        {fields.map((field, index) => (
          <ItemFrame
            key={field.id}
            path={`parameters.${index}`}
            title={titleOf(index)}
            item={values[index]?.label[locale] || nameOf(index)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onMove={(by) => shift(index, by)}
            onRemove={() => drop(index)}
          >
            <ParameterFields path={`parameters.${index}`} />
          </ItemFrame>
        ))}
      </ItemList>
    </Section>
  );
}

/** Returns the range as typed, "6.00 – 9.00 mm", or the number of options. */
function rangeOf({ kind, min, max, unit, options }: ParameterValues): string {
  return kind === 'choice' ? `(${options.length})` : `${min} – ${max} ${unit}`.trim();
}
