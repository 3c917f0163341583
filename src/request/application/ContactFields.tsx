import { TextField } from '#src/fields/TextField.tsx';
import { applicationField } from './application-field.ts';
import type { ApplicationForm } from './application-field.ts';
import { useRequestText } from '../request-text.ts';

/** Fields for the person whom the lab may contact about the application. */
export function ContactFields({ form }: { form: ApplicationForm }) {
  const { apply, optional } = useRequestText();
  const field = (name: 'contactName' | 'contactEmail' | 'contactPhone') =>
    applicationField(form, name, { label: apply[name], optional });
  return (
    <fieldset>
      <legend>{apply.contactLegend}</legend>
      <TextField {...field('contactName')} autoComplete="name" />
      <TextField {...field('contactEmail')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('contactPhone')} type="tel" autoComplete="tel" />
    </fieldset>
  );
}
