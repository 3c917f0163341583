import { useState } from 'react';
import type { ReactNode } from 'react';
import type { NewOwner } from '#domain/access/new-owner.ts';
import { mayActForPractices } from '#domain/access/user-rules.ts';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SuccessorSelect } from '../../team/parts/SuccessorSelect.tsx';
import type { ActionName } from '../actions/user-actions.ts';

/** After these the user can act for no practice any more. */
const ENDING: ReadonlySet<ActionName> = new Set(['makeAdmin', 'makeSuperAdmin', 'disable']);

interface NewOwners {
  /** Undefined when nobody is chosen. */
  newOwners: NewOwner[] | undefined;
  /** Asks for what is missing. Returns whether nothing is. */
  check: () => boolean;
  /** A select for each account; null when the action leaves no account without an owner. */
  fields: ReactNode;
}

/** AD-08: asks who is the next owner of the accounts that the user owns alone. */
export function useNewOwners(action: ActionName, user: PortalUser): NewOwners {
  const text = useText('userActions');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [showsMissing, setShowsMissing] = useState(false);
  const isEnding = action === 'delete' || (ENDING.has(action) && mayActForPractices(user));
  const owned = isEnding ? user.accounts.filter(({ successors }) => successors.length > 0) : [];
  const newOwners = owned.flatMap(({ accountNumber, successors }) => {
    const userId = chosen.get(accountNumber);
    return successors.some(({ uid }) => uid === userId) && userId
      ? [{ accountNumber, userId }]
      : [];
  });
  return {
    newOwners: newOwners.length > 0 ? newOwners : undefined,
    check() {
      setShowsMissing(true);
      return newOwners.length === owned.length;
    },
    fields:
      owned.length === 0
        ? null
        : owned.map(({ accountNumber, successors }) => (
            <SuccessorSelect
              key={accountNumber}
              label={text('newOwnerOf', { account: accountNumber })}
              members={successors}
              value={chosen.get(accountNumber) ?? ''}
              onChoose={(uid) => setChosen(new Map(chosen).set(accountNumber, uid))}
              isMissing={
                showsMissing && !newOwners.some((one) => one.accountNumber === accountNumber)
              }
            />
          )),
  };
}
