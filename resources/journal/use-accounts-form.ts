import { useState } from 'react';
import type { JournalAccount } from '#domain/money/journal/journal-accounts.ts';
import {
  journalSettingsInputSchema,
  type JournalSettings,
  type JournalSettingsInput,
} from '#domain/money/journal/journal.ts';
import type { LedgerAccountKind } from '#domain/money/ledger/ledger-accounts.ts';
import { mergeEdits, type Chosen } from '../shared/merge/merge-edits.ts';
import type { Shape } from '../shared/merge/shape.ts';
import { useSaveSettings } from './use-journal.ts';

const SHAPE: Shape = {
  kind: 'object',
  fields: { accounts: { kind: 'object', others: { kind: 'object' } } },
};

const valuesOf = ({ accounts, timeZone }: JournalSettings): JournalSettingsInput => ({
  accounts,
  timeZone,
});

/**
 * Manages the settings of the journal while they are edited (AD-15). What only somebody else changed meanwhile comes into the
 * form; what both changed is asked.
 */
export function useAccountsForm(settings: JournalSettings) {
  const [opened, setOpened] = useState(settings);
  const [values, setValues] = useState(() => valuesOf(settings));
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, error, isPending, isSuccess, reset } = useSaveSettings();
  const sides = { opened: valuesOf(opened), mine: values, theirs: valuesOf(settings) };
  const { value, asked } = mergeEdits(SHAPE, sides);
  const follow = (merged: JournalSettingsInput) => {
    setOpened(settings);
    setValues(merged);
    setIsAsking(false);
  };
  const isBehind = settings.version !== opened.version;
  if (isBehind && asked.length === 0) follow(value);
  const checked = journalSettingsInputSchema.safeParse(values);
  return {
    values,
    sides,
    /** The paths of what both changed. */
    asked: isBehind ? asked : [],
    isAsking: isBehind && isAsking,
    stopAsking: () => setIsAsking(false),
    settle: (chosen: Chosen) => {
      // What was refused was the version before.
      reset();
      follow(mergeEdits(SHAPE, sides, chosen).value);
    },
    setAccount: (kind: LedgerAccountKind, part: Partial<JournalAccount>) => {
      const account = { ...values.accounts[kind], ...part };
      setValues({ ...values, accounts: { ...values.accounts, [kind]: account } });
    },
    setTimeZone: (timeZone: string) => setValues({ ...values, timeZone }),
    isWrong: (...path: string[]) =>
      checked.error?.issues.some((issue) => issue.path.join('.') === path.join('.')) ?? false,
    isValid: checked.success,
    save: () => {
      if (isBehind) setIsAsking(true);
      else if (checked.success) mutate({ ...checked.data, version: opened.version });
    },
    error: isBehind ? null : error,
    isPending,
    isSuccess,
  };
}
