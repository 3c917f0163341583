import type { Locale } from '#domain/basics/locale.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { Text } from '#providers/messages/text-in.ts';
import type { EyeChange } from './eye-changes.ts';

interface DescribedChange {
  label: string;
  before: string;
  /** Null when the label is enough. */
  after: string | null;
}

/** Returns the text of one change from the earlier order. */
export function describeChange(
  change: EyeChange,
  text: Text<'customer'>,
  locale: Locale,
): DescribedChange {
  if (change.kind === 'added' || change.kind === 'dropped') {
    return { label: text(`changes.${change.kind}`), before: '', after: null };
  }
  if (change.kind !== 'value') {
    const { before, after } = change;
    return { label: text(`changes.${change.kind}`), before: `${before}`, after: `${after}` };
  }
  const parameter = findParameter(change.lens, change.name);
  const show = (value: number | string | null) => {
    if (value === null) return text('changes.empty');
    return parameter ? formatParameter(value, parameter, locale) : String(value);
  };
  const label = parameter?.label[locale] ?? change.name;
  return { label, before: show(change.before), after: show(change.after) };
}
