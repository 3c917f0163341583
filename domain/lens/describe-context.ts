import type { Locale } from '../locale.ts';
import type { LensDefinition } from '../schemas/lens.ts';
import { findParameter } from './find-parameter.ts';
import type { MessageKey } from './messages.ts';
import type { Violation } from './violation.ts';

/** A message and the values for its braces. */
export interface Template {
  key: MessageKey;
  words?: Record<string, string>;
}

export interface Context {
  violation: Violation;
  lens: LensDefinition;
  locale: Locale;
}

export function labelOf(name: string, { lens, locale }: Context): string {
  return findParameter(lens, name)?.label[locale] ?? name;
}
