import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { LensValues } from '../edit/values/form-values.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { LineField } from '../fields/LineField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { SourceFields } from '../fields/SourceFields.tsx';
import { Section } from './Section.tsx';

/** The warranty that is granted after an order. */
export function WarrantyFields() {
  const text = useText('lensEditor');
  const { control } = useFormContext<LensValues>();
  const hasWarranty = useWatch({ control, name: 'hasWarranty' });
  return (
    <Section title={text('sections.warranty')}>
      <CheckField path="hasWarranty" label={text('hasWarranty')} />
      {hasWarranty && (
        <>
          <FieldGrid width={160}>
            <LineField path="warranty.days" label={text('fields.days')} isNumber required />
            <LineField
              path="warranty.exchanges"
              label={text('fields.exchanges')}
              help={text('help.exchanges')}
              isNumber
            />
            <LineField
              path="warranty.creditPercent"
              label={text('fields.creditPercent')}
              unit="%"
              isNumber
              required
            />
            <MoneyField path="warranty.feeCents" label={text('fields.feeCents')} required />
          </FieldGrid>
          <CheckField path="warranty.mustReturn" label={text('fields.mustReturn')} />
          <SourceFields path="warranty.source" />
        </>
      )}
    </Section>
  );
}

/** The discount on a spare lens. */
export function SpareFields() {
  const text = useText('lensEditor');
  const { control } = useFormContext<LensValues>();
  const hasSpare = useWatch({ control, name: 'hasSpare' });
  return (
    <Section title={text('sections.spare')}>
      <CheckField path="hasSpare" label={text('hasSpare')} />
      {hasSpare && (
        <>
          <FieldGrid width={160}>
            <LineField
              path="spare.percentOff"
              label={text('fields.percentOff')}
              unit="%"
              isNumber
              required
            />
            <LineField
              path="spare.withinDays"
              label={text('fields.withinDays')}
              isNumber
              required
            />
          </FieldGrid>
          <SourceFields path="spare.source" />
        </>
      )}
    </Section>
  );
}
