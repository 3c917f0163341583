import { isRequired } from '#domain/address/check-address-field.ts';
import { addressLabels } from '#domain/address/labels.ts';
import { regionsOf } from '#domain/address/regions.ts';
import { SelectField } from '#src/fields/SelectField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { applicationField } from './application-field.ts';
import type { ApplicationForm } from './application-field.ts';
import { useRequestText } from '../request-text.ts';

/** A field for state, province or county: a list when the country's are known, else free text. */
export function StateField({ form, country }: { form: ApplicationForm; country: string }) {
  const locale = useLocale();
  const { apply, optional } = useRequestText();
  const regions = regionsOf(country);
  const field = applicationField(form, 'state', {
    label: apply.labels[addressLabels(country).state],
    optional,
    isRequired: isRequired('state', country),
  });
  if (regions.length === 0) return <TextField {...field} autoComplete="address-level1" />;
  const options = regions.map(({ code, name }) => ({ value: code, label: name[locale] }));
  return (
    <SelectField
      {...field}
      options={[{ value: '', label: apply.choose }, ...options]}
      autoComplete="address-level1"
    />
  );
}
