import Alert from '@mui/material/Alert';
import { BooleanInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { roleChange, userRefusal } from '#domain/access/user-rules.ts';
import type { UserAction, UserRefusal } from '#domain/access/user-rules.ts';
import { USER_NAME_MOST, USER_ROLES } from '#domain/access/user.ts';
import type { PortalUser, UserRole } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { NewOwnerInputs } from '../new-owners/NewOwnerInputs.tsx';
import { AccountInput, AccountsInput } from './AccountInputs.tsx';
import type { EditedUser } from './user-record.ts';

/** The inputs of a user. What AD-06 would refuse is off, with the reason. */
export function UserInputs({ user }: { user: PortalUser }) {
  const text = useText('userEdit');
  const role: unknown = useWatch({ name: 'role' });
  return (
    <>
      <TextInput
        source="name"
        fullWidth
        helperText={text('nameHelp')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: USER_NAME_MOST } }}
      />
      <RoleInput user={user} />
      {role === 'admin' && (
        <BooleanInput source="mayRecordPayments" helperText={text('mayRecordPaymentsHelp')} />
      )}
      <StatusInput user={user} />
      {role === 'customer' && (
        <>
          <AccountInput source="mainAccount" />
          <AccountsInput source="additionalAccounts" />
        </>
      )}
      <NewOwnerInputs user={user} />
      <Consequence />
    </>
  );
}

function RoleInput({ user }: { user: PortalUser }) {
  const labels = useText('users');
  const refusalOf = useRefusalOf(user);
  const reason = useReason(refusalOf('demote'));
  const isOff = (role: UserRole) =>
    role !== user.role && refusalOf(roleChange(user.role, role)) !== null;
  const choices = USER_ROLES.map((id) => ({
    id,
    name: labels(`roles.${id}`),
    disabled: isOff(id),
  }));
  const isStuck = choices.some(({ disabled }) => disabled);
  return (
    <SelectInput
      source="role"
      choices={choices}
      translateChoice={false}
      isRequired
      fullWidth
      helperText={isStuck ? reason : false}
    />
  );
}

function StatusInput({ user }: { user: PortalUser }) {
  const refusal = useRefusalOf(user)(user.disabled ? 'enable' : 'disable');
  const reason = useReason(refusal);
  return (
    <BooleanInput
      source="disabled"
      disabled={refusal !== null}
      helperText={refusal ? reason : false}
    />
  );
}

function useRefusalOf(user: PortalUser): (action: UserAction) => UserRefusal | null {
  const ownUid = useSession().user?.uid;
  return (action) =>
    userRefusal(action, {
      isOneself: user.id === ownUid,
      isLastSuperAdmin: user.isLastSuperAdmin,
      hasEmail: user.email !== '',
    });
}

function useReason(refusal: UserRefusal | null): string {
  const text = useText('userActions');
  return refusal ? text(`refused.${refusal}`) : '';
}

/** Says that saving signs the user out, when it does. */
function Consequence() {
  const text = useText('userEdit');
  const record = useRecordContext<EditedUser>();
  const role: unknown = useWatch({ name: 'role' });
  const isGranted: unknown = useWatch({ name: 'mayRecordPayments' });
  const disabled: unknown = useWatch({ name: 'disabled' });
  if (!record) return null;
  if (disabled === true && !record.disabled) {
    return <Alert severity="warning">{text('disables')}</Alert>;
  }
  const hasOtherGrant = role === 'admin' && isGranted !== record.mayRecordPayments;
  if (role === record.role && !hasOtherGrant) return null;
  return <Alert severity="info">{text('signsOut')}</Alert>;
}
