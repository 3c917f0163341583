import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PortalUser } from '#domain/schemas/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { nameOf } from '../../shared/team/SuccessorSelect.tsx';
import { keyOf, ownsNoLonger } from './new-owners-of.ts';

/** AD-08: in the form of a user: who is the next owner of the accounts that the edit leaves without one. */
export function NewOwnerInputs({ user }: { user: PortalUser }) {
  const text = useText('userActions');
  const team = useText('team');
  const values = useWatch();
  return user.accounts
    .filter(
      ({ accountNumber, successors }) =>
        successors.length > 0 && ownsNoLonger(values, accountNumber),
    )
    .map(({ accountNumber, successors }) => (
      <SelectInput
        key={accountNumber}
        source={`nextOwners.${keyOf(accountNumber)}`}
        label={text('newOwnerOf', { account: accountNumber })}
        choices={successors.map((member) => ({ id: member.uid, name: nameOf(member) }))}
        translateChoice={false}
        isRequired
        fullWidth
        helperText={team('successor.help')}
      />
    ));
}
