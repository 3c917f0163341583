import { TextField } from '#src/fields/TextField.tsx';
import { applicationField } from './application-field.ts';
import type { ApplicationForm } from './application-field.ts';
import { BuyingGroupField } from './BuyingGroupField.tsx';
import { useRequestText } from '../request-text.ts';

/** Fields about the practice. */
export function PracticeFields({ form }: { form: ApplicationForm }) {
  const { apply, optional } = useRequestText();
  const field = (name: 'practice' | 'licenceNumber' | 'website') =>
    applicationField(form, name, { label: apply[name], optional });
  return (
    <fieldset>
      <legend>{apply.practiceLegend}</legend>
      <TextField {...field('practice')} autoComplete="organization" />
      <TextField
        {...field('licenceNumber')}
        hint={apply.licenceNumberHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...field('website')} autoComplete="url" inputMode="url" spellCheck={false} />
      <BuyingGroupField form={form} />
    </fieldset>
  );
}
