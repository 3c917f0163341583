import { DateField, useFieldValue } from 'react-admin';
import type { DateFieldProps } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
const DATE = { dateStyle: 'medium' } as const;
/** A day without a time has no time zone: west of Greenwich it would be the day before. */
const DAY = { ...DATE, timeZone: 'UTC' } as const;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/**
 * react-admin's DateField in the language of the page, where its own takes the browser's, and written as `formatDay`
 * writes a day: "Jan 22, 2026".
 */
export function LocalDateField(props: DateFieldProps) {
  const value: unknown = useFieldValue(props);
  const isDay = typeof value === 'string' && value.length === DAY_LENGTH;
  const options = props.showTime ? MOMENT : isDay ? DAY : DATE;
  return <DateField {...props} locales={useLocale()} options={options} />;
}
