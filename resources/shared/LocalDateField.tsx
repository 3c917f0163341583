import { DateField } from 'react-admin';
import type { DateFieldProps } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';

/** react-admin's DateField in the language of the page: its own takes the browser's. */
export function LocalDateField(props: DateFieldProps) {
  return <DateField {...props} locales={useLocale()} />;
}
