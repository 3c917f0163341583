import { useMemo } from 'react';
import { isRequired } from '#domain/address/check-address-field.ts';
import { addressLabels } from '#domain/address/labels.ts';
import { SelectField } from '#src/fields/SelectField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { applicationField } from './application-field.ts';
import type { ApplicationForm } from './application-field.ts';
import { countryOptions } from './countries.ts';
import { useRequestText } from '../request-text.ts';
import { StateField } from './StateField.tsx';

/** Fields for the practice's address: country first, because it determines the other labels and formats. */
export function AddressFields({ form }: { form: ApplicationForm }) {
  const locale = useLocale();
  const { apply, optional } = useRequestText();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const country = form.watch('country');
  const field = (name: 'country' | 'address' | 'apt' | 'city' | 'phone') =>
    applicationField(form, name, { label: apply[name], optional });
  const zip = applicationField(form, 'zip', {
    label: apply.labels[addressLabels(country).zip],
    optional,
    isRequired: isRequired('zip', country),
  });
  return (
    <fieldset>
      <legend>{apply.addressLegend}</legend>
      <SelectField
        {...field('country')}
        {...form.register('country', { onChange: () => forgetState(form) })}
        options={[{ value: '', label: apply.chooseCountry }, ...countries]}
        autoComplete="country"
      />
      <TextField {...field('address')} autoComplete="address-line1" />
      <TextField {...field('apt')} autoComplete="address-line2" />
      <TextField {...field('city')} autoComplete="address-level2" />
      <div className="field-pair">
        <StateField form={form} country={country} />
        <TextField {...zip} autoComplete="postal-code" />
      </div>
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
    </fieldset>
  );
}

/** Clears the state, which belongs to the former country, and checks the fields with problems again. */
function forgetState({ setValue, trigger, formState, getValues }: ApplicationForm): void {
  setValue('state', '');
  const { errors, isSubmitted } = formState;
  const names = (['state', 'zip', 'phone', 'contactPhone'] as const).filter(
    (name) => errors[name] || (isSubmitted && getValues(name)),
  );
  if (names.length > 0) void trigger(names);
}
