import type { ReactNode } from 'react';
import { MEASURES, type MeasureName } from '#domain/consultant/fitting/planning/finding-fields.ts';
import { countDecimals } from '#domain/lens/model/grid.ts';
import { formatPlain, formatPower } from '#domain/lens/optics/format-optics.ts';
import { readNumber } from '#domain/lens/typed/read-number.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { NumberBox } from '../parts/NumberBox.tsx';
import type { FindingsEdit } from './use-findings.ts';

type PlainMeasure = Exclude<MeasureName, 'rotationDegrees'>;

interface MeasureFieldProps {
  name: PlainMeasure;
  edit: FindingsEdit;
  hint?: ReactNode;
  onPaste?: (text: string) => boolean;
}

/** Writes a figure of a finding as the trade does: powers with a sign. */
export function writeMeasure(name: MeasureName, value: number): string {
  const { unit, step } = MEASURES[name].grid;
  if (unit === 'D') return formatPower(value);
  return formatPlain(value, Math.max(countDecimals(step), countDecimals(value)));
}

/** A measured finding. */
export function MeasureField({ name, edit, hint, onPaste }: MeasureFieldProps) {
  const locale = useLocale();
  const text = useText('fitting');
  const { label, grid } = MEASURES[name];
  return (
    <NumberBox
      label={label[locale]}
      unit={grid.unit === '' ? text('minutes') : grid.unit}
      value={edit.findings[name]}
      read={(typed) => readNumber(typed, grid)}
      write={(value) => writeMeasure(name, value)}
      problem={edit.problemOf(name)}
      hint={hint}
      {...(onPaste && { onPaste })}
      onChange={(value) => edit.put({ [name]: value })}
    />
  );
}
