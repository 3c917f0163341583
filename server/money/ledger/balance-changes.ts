import type { Cents } from '#domain/basics/money.ts';
import type { LedgerAccount } from '#domain/money/ledger/ledger-accounts.ts';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import {
  invoicePartOf,
  type InvoicePart,
  type LedgerKind,
} from '#domain/money/ledger/ledger-kinds.ts';

export interface AccountChange {
  postedCents: Cents;
  pendingDebitCents: Cents;
  pendingCreditCents: Cents;
}

export type InvoiceChange = Record<`${InvoicePart}Cents` | 'pendingCents', Cents>;

/** How entries count: as posted, as reserved, or as no longer reserved. */
export type EntryEffect = 'post' | 'reserve' | 'release';

export interface CountedEntries {
  kind: LedgerKind;
  entries: readonly LedgerEntry[];
  effect: EntryEffect;
}

/** By how much the running balances of accounts and invoices change. */
export class BalanceChanges {
  readonly accounts = new Map<LedgerAccount, AccountChange>();
  readonly invoices = new Map<string, InvoiceChange>();

  add({ kind, entries, effect }: CountedEntries): void {
    for (const entry of entries) {
      this.#addToAccount(entry, effect);
      if (entry.invoiceNumber !== undefined) {
        this.#addToInvoice(entry.invoiceNumber, entry.cents, kind, effect);
      }
    }
  }

  #addToAccount({ account, cents }: LedgerEntry, effect: EntryEffect): void {
    const change = this.accounts.get(account) ?? {
      postedCents: 0,
      pendingDebitCents: 0,
      pendingCreditCents: 0,
    };
    this.accounts.set(account, change);
    if (effect === 'post') change.postedCents += cents;
    const reserved = effect === 'reserve' ? Math.abs(cents) : -Math.abs(cents);
    if (effect !== 'post')
      change[cents > 0 ? 'pendingDebitCents' : 'pendingCreditCents'] += reserved;
  }

  #addToInvoice(number: string, cents: Cents, kind: LedgerKind, effect: EntryEffect): void {
    const change = this.invoices.get(number) ?? {
      chargedCents: 0,
      paidCents: 0,
      creditedCents: 0,
      writtenOffCents: 0,
      pendingCents: 0,
    };
    this.invoices.set(number, change);
    const part = invoicePartOf(kind);
    // A credit entry pays: what is paid, credited and written off counts upward, as what is charged does.
    const amount = part === 'charged' ? cents : -cents;
    if (effect === 'post') change[`${part}Cents`] += amount;
    if (effect === 'reserve') change.pendingCents += -cents;
    if (effect === 'release') change.pendingCents -= -cents;
  }
}
