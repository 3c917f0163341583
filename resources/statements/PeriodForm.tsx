import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import {
  dayIn,
  PERIOD_PRESETS,
  periodProblem,
  presetPeriod,
  type Period,
  type PeriodPreset,
  type PeriodProblem,
} from '#domain/money/statements/periods.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { FilterChips } from '../shared/list/filters/FilterChips.tsx';

interface PeriodFormProps {
  /** The period that is shown. */
  period: Period;
  /** IANA; the days are days of it. */
  timeZone: string;
  onChoose: (period: Period) => void;
}

const DAYS = ['from', 'to'] as const;

/** PY-08: chooses the period of a statement: one of the usual ones, or two days. */
export function PeriodForm({ period, timeZone, onChoose }: PeriodFormProps) {
  const text = useText('statements');
  const [now] = useState(() => new Date());
  const today = dayIn(timeZone, now);
  const isChosen = (preset: PeriodPreset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FilterChips<PeriodPreset>
        label={text('period.label')}
        chosen={PERIOD_PRESETS.find(isChosen)}
        onChoose={(preset) => preset && onChoose(presetPeriod(preset, today))}
        choices={PERIOD_PRESETS.map((value) => ({ value, label: text(`period.${value}`) }))}
      />
      {/* A new period fills the fields anew. */}
      <OwnDays key={`${period.from} ${period.to}`} period={period} onChoose={onChoose} />
    </Box>
  );
}

function OwnDays({ period, onChoose }: Pick<PeriodFormProps, 'period' | 'onChoose'>) {
  const text = useText('statements');
  const [days, setDays] = useState(period);
  const [isTried, setIsTried] = useState(problemOf(period) !== null);
  const problem = isTried ? problemOf(days) : null;
  const show = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!problemOf(days)) onChoose(days);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={show}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
    >
      {DAYS.map((name) => (
        <DayField
          key={name}
          name={name}
          value={days[name]}
          problem={problem?.field === name ? problem : null}
          onChange={(value) => setDays({ ...days, [name]: value })}
        />
      ))}
      <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
        {text('period.apply')}
      </Button>
    </Box>
  );
}

/** A problem of the period, or of a field that has no day. */
type DayProblem = PeriodProblem | { field: keyof Period; rule: 'incomplete'; nearest?: undefined };

function problemOf(days: Period): DayProblem | null {
  const missing = DAYS.find((name) => days[name] === '');
  return missing ? { field: missing, rule: 'incomplete' } : periodProblem(days);
}

interface DayFieldProps {
  name: keyof Period;
  value: string;
  problem: DayProblem | null;
  onChange: (value: string) => void;
}

function DayField({ name, value, problem, onChange }: DayFieldProps) {
  const text = useText('statements');
  const locale = useLocale();
  const day = problem?.nearest ? formatDay(problem.nearest, locale, 'UTC') : '';
  return (
    <Box>
      <TextField
        id={`statement-${name}`}
        type="date"
        size="small"
        label={text(`period.${name}`)}
        value={value}
        error={problem !== null}
        helperText={problem ? text(`period.${problem.rule}`, { day }) : undefined}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {problem?.nearest && (
        <Button size="small" onClick={() => onChange(problem.nearest)} sx={{ display: 'block' }}>
          {text('period.use', { day })}
        </Button>
      )}
    </Box>
  );
}
