import { useText } from '#providers/messages/use-text.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { LineField } from '../fields/LineField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { Section } from './Section.tsx';

/** The price of one lens, and its turnaround time. */
export function MoneyFields() {
  const text = useText('lensEditor');
  return (
    <Section title={text('sections.money')}>
      <FieldGrid width={220}>
        <MoneyField path="priceCents" label={text('fields.priceCents')} required />
        <MoneyField
          path="diagnosticPriceCents"
          label={text('fields.diagnosticPriceCents')}
          help={text('help.diagnostic')}
        />
        <LineField path="turnaroundDays" label={text('fields.turnaroundDays')} required isNumber />
      </FieldGrid>
    </Section>
  );
}
