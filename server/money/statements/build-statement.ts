import type { Cents } from '#domain/basics/money.ts';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import { documentOf } from '#domain/money/statements/ledger-document.ts';
import { boundsOf, dayIn, type Period } from '#domain/money/statements/periods.ts';
import type {
  Statement,
  StatementLine,
  StatementSection,
} from '#domain/money/statements/statement.ts';
import { agesOf, type OpenAmount } from './ages.ts';

/** The balances of a practice's accounts in the ledger, in signed cents: credits are negative. */
export interface PracticeCents {
  receivable: Cents;
  unapplied: Cents;
  credit: Cents;
}

/** What one transaction of the ledger changes of a practice's accounts. */
export interface Movement extends PracticeCents {
  id: number;
  /** Its own key, then those of the transactions that it names. */
  keys: readonly string[];
  kind: LedgerKind;
  effectiveAt: Date;
  invoices: readonly string[];
}

/** What the ledger and the record of an account say for a statement. */
export interface StatementSource {
  accountNumber: string;
  practice: string;
  currency: Statement['currency'];
  timeZone: string;
  period: Period;
  now: Date;
  /** The balances when the period begins. */
  opening: PracticeCents;
  /** The movements of the period, in the order of the ledger. */
  movements: readonly Movement[];
  /** The purchase orders of the invoices of the period, by the invoice's number. */
  poNumbers: ReadonlyMap<string, string>;
  /** What is left of invoices when the period ends. */
  open: readonly OpenAmount[];
}

/** PY-08: returns the statement. Its closing balance is what the ledger has when the period ends. */
export function buildStatement(source: StatementSource): Statement {
  const { opening, movements, period, timeZone, now } = source;
  const { end } = boundsOf(period, timeZone);
  const isOver = end <= now;
  // The last moment of the period: what is due on its last day is not overdue yet.
  const agedAt = isOver ? new Date(end.getTime() - 1) : now;
  const closing = (account: keyof PracticeCents) =>
    opening[account] + movements.reduce((sum, one) => sum + one[account], 0);
  return {
    accountNumber: source.accountNumber,
    practice: source.practice,
    currency: source.currency,
    timeZone,
    ...period,
    agedAt: agedAt.toISOString(),
    isOver,
    balance: section(source, owed),
    receivableCents: closing('receivable'),
    unappliedCents: positive(-closing('unapplied')),
    ages: agesOf(source.open, agedAt),
    credit: section(source, granted),
  };
}

/** What an account's balances come to in one section, and whether a transaction belongs into it. */
interface Rule {
  of: (cents: PracticeCents) => Cents;
  has: (movement: Movement) => boolean;
}

const owed: Rule = {
  of: ({ receivable, unapplied }) => receivable + unapplied,
  has: ({ receivable, unapplied, invoices }) =>
    receivable !== 0 || unapplied !== 0 || invoices.length > 0,
};
const granted: Rule = {
  of: ({ credit }) => positive(-credit),
  has: ({ credit }) => credit !== 0,
};

function section(source: StatementSource, rule: Rule): StatementSection {
  const { opening, movements, poNumbers, timeZone } = source;
  const openingCents = rule.of(opening);
  let balanceCents = openingCents;
  const lines = movements.filter(rule.has).map((movement): StatementLine => {
    const cents = rule.of(movement);
    balanceCents += cents;
    const { number, isReversal } = documentOf(movement.keys);
    return {
      id: movement.id,
      on: dayIn(timeZone, movement.effectiveAt),
      kind: movement.kind,
      document: number,
      isReversal,
      poNumber: poNumbers.get(number) ?? '',
      invoices: [...movement.invoices],
      cents,
      balanceCents,
    };
  });
  return { openingCents, lines, closingCents: balanceCents };
}

/** Without the sign of a zero: -0 is not equal to 0 everywhere. */
function positive(cents: Cents): Cents {
  return cents === 0 ? 0 : cents;
}
