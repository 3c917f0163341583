import { useMemo } from 'react';
import { isRequired } from '#domain/address/check-address-field.ts';
import { COUNTRIES } from '#domain/address/countries.ts';
import { addressLabels } from '#domain/address/labels.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { useStateChoices } from '#providers/address/use-state-choices.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SelectField, type SelectOption } from '../../fields/SelectField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { applicationField, type ApplicationForm } from './application-field.ts';

/** The countries of most practices, listed first. */
const FIRST = ['US', 'CA'];

/** Fields for the practice's address: country first, because it determines the other labels and formats. */
export function AddressFields({ form }: { form: ApplicationForm }) {
  const locale = useLocale();
  const text = useText('request');
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const country = form.watch('country');
  const field = (name: 'country' | 'address' | 'apt' | 'city' | 'phone') =>
    applicationField(form, name, { label: text(`apply.${name}`), optional: text('optional') });
  const zip = applicationField(form, 'zip', {
    label: text(`apply.labels.${addressLabels(country).zip}`),
    optional: text('optional'),
    isRequired: isRequired('zip', country),
  });
  return (
    <fieldset>
      <legend>{text('apply.addressLegend')}</legend>
      <SelectField
        {...field('country')}
        {...form.register('country', { onChange: () => forgetState(form) })}
        options={[{ value: '', label: text('apply.chooseCountry') }, ...countries]}
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

/** A field for state, province or county: a list when the country's are known, else free text. */
function StateField({ form, country }: { form: ApplicationForm; country: string }) {
  const text = useText('request');
  const { choices, note, isLoading } = useStateChoices(country, form.watch('state'));
  const field = applicationField(form, 'state', {
    label: text(`apply.labels.${addressLabels(country).state}`),
    optional: text('optional'),
    isRequired: isRequired('state', country),
  });
  if (!choices)
    return <TextField {...field} hint={note} readOnly={isLoading} autoComplete="address-level1" />;
  const options = choices.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField
      // The browser needs a new field, which takes the value of the form.
      key={country}
      {...field}
      options={[{ value: '', label: text('apply.choose') }, ...options]}
      autoComplete="address-level1"
    />
  );
}

/** Returns every country with its name in that language, sorted by name. */
function countryOptions(locale: Locale): SelectOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const option = (value: string): SelectOption => ({ value, label: names.of(value) ?? value });
  const rest = COUNTRIES.filter((code) => !FIRST.includes(code)).map(option);
  const { compare } = new Intl.Collator(locale);
  return [...FIRST.map(option), ...rest.toSorted((a, b) => compare(a.label, b.label))];
}
