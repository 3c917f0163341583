import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useRef } from 'react';
import { DATE_ORDERS, dateReadings } from '#domain/import/date-order.ts';
import type { DateOrder } from '#domain/import/date-order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

interface DateQuestionProps {
  /** A date that can be read two ways. */
  date: string;
  value: DateOrder | null;
  onChange: (order: DateOrder) => void;
}

/** AD-18: asks once how the dates of the file are read. */
export function DateQuestion({ date, value, onChange }: DateQuestionProps) {
  const text = useText('imports');
  const locale = useLocale();
  const label = useId();
  const first = useRef<HTMLInputElement>(null);
  const isNew = useRef(value === null);
  useEffect(() => {
    // it appears in answer to the button, which it disables
    if (isNew.current) first.current?.focus();
  }, []);
  const readings = dateReadings(date);
  return (
    <FormControl required>
      <FormLabel id={label}>{text('dates.question', { date })}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={value}
        onChange={(event) => {
          const order = DATE_ORDERS.find((one) => one === event.target.value);
          if (order) onChange(order);
        }}
      >
        {DATE_ORDERS.map((order, index) => (
          <FormControlLabel
            key={order}
            value={order}
            control={<Radio slotProps={{ input: index === 0 ? { ref: first } : {} }} />}
            label={text(`dates.${order}`, { day: inWords(readings?.[order], locale) })}
          />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ mx: 0 }}>{text('dates.help')}</FormHelperText>
    </FormControl>
  );
}

function inWords(day: string | null | undefined, locale: string): string {
  if (!day) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
