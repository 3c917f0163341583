import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

interface ApplyCreditProps {
  account: CreditAccount;
  /** The invoice to pay; it is chosen in the dialog when none is given. */
  invoice?: Invoice;
}

/** CR-02: the button that pays an invoice with lens credit. */
export function ApplyCredit({ account, invoice }: ApplyCreditProps) {
  const text = useText('credit');
  const [isOpen, setIsOpen] = useState(false);
  if (account.availableCents <= 0) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {text('apply.action')}
      </Button>
      {isOpen && (
        <ApplyDialog account={account} invoice={invoice ?? null} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
