import { TextInput, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { USER_NAME_MOST } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { AccountInput } from '../edit/AccountInputs.tsx';
import { OneTimePasswordField } from '../one-time-password/OneTimePasswordField.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** The inputs of a new user: address, name, role, practice and one-time password. */
export function NewUserInputs() {
  const text = useText('userCreate');
  const role: unknown = useWatch({ name: 'role' });
  return (
    <>
      <TextInput
        source="email"
        label={text('email')}
        type="email"
        isRequired
        fullWidth
        helperText={false}
        autoComplete="off"
      />
      <TextInput
        source="name"
        label={text('name')}
        fullWidth
        helperText={text('nameHelp')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: USER_NAME_MOST } }}
      />
      <RoleInput />
      {role === 'customer' && (
        <AccountInput
          source="accountNumber"
          label={text('practice')}
          helperText={text('practiceHelp')}
        />
      )}
      <PasswordInput />
    </>
  );
}

function RoleInput() {
  const { field } = useInput({ source: 'role' });
  return <RoleChoice role={field.value} onChoose={field.onChange} />;
}

function PasswordInput() {
  const { field, fieldState } = useInput({ source: 'password' });
  return (
    <OneTimePasswordField
      value={field.value}
      onChange={field.onChange}
      problem={fieldState.error?.message ?? ''}
      inputRef={field.ref}
    />
  );
}
