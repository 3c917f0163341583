import { useText } from '#providers/messages/use-text.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { applicationField } from './application-field.ts';
import type { ApplicationForm } from './application-field.ts';

/** Fields for the person whom the lab may contact about the application. */
export function ContactFields({ form }: { form: ApplicationForm }) {
  const text = useText('request');
  const field = (name: 'contactName' | 'contactEmail' | 'contactPhone') =>
    applicationField(form, name, { label: text(`apply.${name}`), optional: text('optional') });
  return (
    <fieldset>
      <legend>{text('apply.contactLegend')}</legend>
      <TextField {...field('contactName')} autoComplete="name" />
      <TextField {...field('contactEmail')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('contactPhone')} type="tel" autoComplete="tel" />
    </fieldset>
  );
}
