import { useState } from 'react';
import type { JournalSettingsInput } from '#domain/money/journal/journal.ts';
import type { LedgerAccountKind } from '#domain/money/ledger/ledger-accounts.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ConflictChoice } from '../shared/conflict/ConflictChoice.tsx';
import { ConflictDialog } from '../shared/conflict/ConflictDialog.tsx';
import type { Chosen } from '../shared/merge/merge-edits.ts';

interface AccountsConflictProps {
  /** The paths of what both changed: `accounts.cash.name`, `timeZone`. */
  asked: readonly string[];
  mine: JournalSettingsInput;
  theirs: JournalSettingsInput;
  onSettle: (chosen: Chosen) => void;
  onClose: () => void;
}

/** AD-15: asks which of two settings stands, of those that two people changed. */
export function AccountsConflict(props: AccountsConflictProps) {
  const { asked, mine, theirs, onSettle, onClose } = props;
  const text = useText('books');
  const [chosen, setChosen] = useState<Chosen>({});
  return (
    <ConflictDialog
      questions={asked.map((path) => {
        const [, kind, part] = path.split('.') as [string, LedgerAccountKind?, ('name' | 'code')?];
        const label =
          kind && part
            ? `${text(`journal.kinds.${kind}`)}: ${text(`journal.${part}`)}`
            : text('journal.zone');
        const valueOf = ({ accounts, timeZone }: JournalSettingsInput) =>
          kind && part ? accounts[kind][part] : timeZone;
        return (
          <ConflictChoice
            key={path}
            label={label}
            mine={valueOf(mine)}
            theirs={valueOf(theirs)}
            side={chosen[path] ?? null}
            onChoose={(side) => setChosen({ ...chosen, [path]: side })}
          />
        );
      })}
      unchosen={asked.filter((path) => !chosen[path]).length}
      merged={[]}
      onApply={() => onSettle(chosen)}
      onClose={onClose}
    />
  );
}
