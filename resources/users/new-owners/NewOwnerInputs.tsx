import { useEffect } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { nameOf } from '../../team/parts/SuccessorSelect.tsx';
import { keyOf, stopsOwning } from './new-owners-of.ts';

type Account = PortalUser['accounts'][number];

/** AD-08: in the form of a user: who is the next owner of the accounts that the edit leaves without one. */
export function NewOwnerInputs({ user }: { user: PortalUser }) {
  const values = useWatch();
  return user.accounts
    .filter(({ successors }) => successors.length > 0)
    .filter(({ accountNumber }) => stopsOwning(user, values, accountNumber))
    .map((account) => <NewOwnerInput key={account.accountNumber} account={account} />);
}

/** What was chosen goes when the edit does not need it any more. */
function NewOwnerInput({ account: { accountNumber, successors } }: { account: Account }) {
  const text = useText('userActions');
  const team = useText('team');
  const { setValue } = useFormContext();
  const source = `nextOwners.${keyOf(accountNumber)}`;
  useEffect(() => () => setValue(source, null), [setValue, source]);
  return (
    <SelectInput
      source={source}
      label={text('newOwnerOf', { account: accountNumber })}
      choices={successors.map((member) => ({ id: member.uid, name: nameOf(member) }))}
      translateChoice={false}
      isRequired
      fullWidth
      helperText={team('successor.help')}
    />
  );
}
