import { useMemo } from 'react';
import { AutocompleteInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { timeZoneOf } from '#domain/address/time-zone.ts';
import { useText } from '#providers/messages/use-text.ts';

/** PY-07: a time zone by its IANA name; without one, the time zone of the address applies, which is named. */
export function TimeZoneInput({ source }: { source: string }) {
  const text = useText('customers');
  const [country, state, zip]: unknown[] = useWatch({ name: ['country', 'state', 'zip'] });
  const zone = timeZoneOf({ country: asText(country), state: asText(state), zip: asText(zip) });
  const choices = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((id) => ({ id, name: id.replaceAll('_', ' ') })),
    [],
  );
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      helperText={text('timeZone', { zone: (zone ?? 'UTC').replaceAll('_', ' ') })}
    />
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
