import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import { EMPTY_COMBINATION } from '../edit/values/form-values.ts';
import type { CombinationValues, LensValues } from '../edit/values/form-values.ts';
import { ItemFrame } from '../fields/ItemFrame.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { useItems } from '../fields/use-items.ts';
import { useParameters } from '../fields/use-parameters.ts';
import { CombinationFields } from './CombinationFields.tsx';
import { Section } from './Section.tsx';

/** The rules by which parameters exclude or require each other. */
export function CombinationList() {
  const text = useText('lensEditor');
  const { picksOf } = useParameters();
  const { control } = useFormContext<LensValues>();
  const values = useWatch({ control, name: 'combinations' });
  const { fields, add, drop, shift, nameOf } = useItems('combinations', 'combination');
  const labelOf = (name: string) =>
    picksOf().find(({ value }) => value === name)?.label ?? (name || '…');
  const titleOf = (value: CombinationValues | undefined) => {
    if (!value) return '';
    const about = partsOf(value).map(labelOf).join(', ');
    return `${text(`combinationKinds.${value.kind}`)}: ${about}`;
  };
  return (
    <Section title={text('sections.combinations')}>
      <ItemList
        label={text('sections.combinations')}
        add={text('add.combination')}
        onAdd={() => add(EMPTY_COMBINATION)}
      >
        {fields.map((field, index) => (
          <ItemFrame
            key={field.id}
            path={`combinations.${index}`}
            title={titleOf(values[index])}
            item={nameOf(index)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onMove={(by) => shift(index, by)}
            onRemove={() => drop(index)}
          >
            <CombinationFields path={`combinations.${index}`} rule={values[index]} />
          </ItemFrame>
        ))}
      </ItemList>
    </Section>
  );
}

/** Returns the parameters of a rule. */
function partsOf(rule: CombinationValues): string[] {
  if (rule.kind === 'together') return [rule.first, rule.second];
  if (rule.kind === 'ordered') return [rule.smaller, rule.larger];
  return [rule.parameter, rule.kind === 'excludes' ? rule.other : rule.when.parameter];
}
