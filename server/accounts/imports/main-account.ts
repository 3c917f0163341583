import { lineError, type LineError } from '#domain/import/line-error.ts';
import type { ImportedLine, Reference } from '../../access/imports/import-definition.ts';
import type { StoredAccount } from '../customers/find-accounts.ts';

const FIELD = 'parentAccountNumber';

/** Returns the number of the main account that the line names; null without one. */
export function mainOf(given: ImportedLine['given']): string | null {
  const number = given[FIELD];
  return typeof number === 'string' && number !== '' ? number : null;
}

interface AboutMain {
  /** The number of the account that the line is about; undefined when it is not known yet. */
  number: string | undefined;
  account: StoredAccount | undefined;
  accounts: ReadonlyMap<string, StoredAccount>;
}

/**
 * AD-17: the main account of a line, which stands in the database or in a line above. An account that is there keeps its
 * main account: it is moved on its page, with a reason.
 */
export function mainAccountOf(
  given: ImportedLine['given'],
  { number, account, accounts }: AboutMain,
): { refersTo?: Reference } {
  const main = mainOf(given);
  if (main === null) return {};
  const judge: Reference['judge'] = (above) => {
    if (main === number) return wrong('itself', main);
    if (account) return keptErrors(account, main);
    const stored = accounts.get(main);
    if (stored?.mergedInto) return wrong('merged', main, stored.mergedInto);
    const found = stored ?? above;
    if (!found) return wrong('noMain', main);
    const itsMain = found[FIELD];
    return typeof itsMain === 'string' ? wrong('additional', main, itsMain) : [];
  };
  return { refersTo: { key: main, judge } };
}

function keptErrors({ parentAccountNumber }: StoredAccount, main: string): LineError[] {
  if (parentAccountNumber === main) return [];
  if (parentAccountNumber === null) return wrong('isMain', main);
  const params = { list: parentAccountNumber };
  return [lineError({ field: FIELD, rule: 'otherMain', value: main, params })];
}

function wrong(
  rule: 'itself' | 'merged' | 'noMain' | 'additional' | 'isMain',
  value: string,
  nearest?: string,
): LineError[] {
  return [lineError({ field: FIELD, rule, value, nearest })];
}
