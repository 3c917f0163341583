import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EMPTY_SURCHARGE } from '../edit/values/form-values.ts';
import type { LensValues } from '../edit/values/form-values.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { ConditionFields } from '../fields/ConditionFields.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { ItemFrame } from '../fields/ItemFrame.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { LineField } from '../fields/LineField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { useItems } from '../fields/use-items.ts';
import { Section } from './Section.tsx';

/** The surcharges for options. */
export function SurchargeList() {
  const text = useText('lensEditor');
  const locale = useLocale();
  const { control } = useFormContext<LensValues>();
  const values = useWatch({ control, name: 'surcharges' });
  const { fields, add, drop, shift, nameOf } = useItems('surcharges', 'surcharge');
  return (
    <Section title={text('sections.surcharges')}>
      <ItemList
        label={text('sections.surcharges')}
        add={text('add.surcharge')}
        onAdd={() => add(EMPTY_SURCHARGE)}
      >
        {fields.map((field, index) => (
          <ItemFrame
            key={field.id}
            path={`surcharges.${index}`}
            title={values[index]?.label[locale] || nameOf(index)}
            item={nameOf(index)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onMove={(by) => shift(index, by)}
            onRemove={() => drop(index)}
          >
            <SurchargeFields path={`surcharges.${index}`} />
          </ItemFrame>
        ))}
      </ItemList>
    </Section>
  );
}

function SurchargeFields({ path }: { path: string }) {
  const text = useText('lensEditor');
  return (
    <>
      <FieldGrid>
        <LineField path={`${path}.label.en`} label={text('fields.labelEn')} required />
        <LineField path={`${path}.label.es`} label={text('fields.labelEs')} required />
        <LineField
          path={`${path}.id`}
          label={text('fields.key')}
          help={text('help.surchargeId')}
          required
        />
        <MoneyField path={`${path}.priceCents`} label={text('fields.priceCents')} required />
      </FieldGrid>
      <ConditionFields path={`${path}.when`} />
      <CheckField path={`${path}.refundable`} label={text('fields.refundable')} />
    </>
  );
}
