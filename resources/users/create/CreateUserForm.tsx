import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import { Create, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import type { UserRow } from '#domain/access/user.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FieldRefusals } from '../../shared/form/FieldRefusals.tsx';
import { FocusOnProblem } from '../../shared/form/FocusOnProblem.tsx';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import { useRefusal } from '../common/use-refusal.ts';
import { NO_USER_YET, toNewUser, type NewUser } from './new-user.ts';
import { NewUserInputs } from './NewUserInputs.tsx';
import { useNewUserResolver } from './use-new-user-resolver.ts';

export interface Created {
  user: UserRow;
  password: string;
}

interface CreateUserFormProps {
  onCreated: (created: Created) => void;
}

/** The form for a new user: address, name, role, practice and one-time password. */
export function CreateUserForm({ onCreated }: CreateUserFormProps) {
  const text = useText('userCreate');
  const language = useLocale();
  const { problemText } = useRefusal();
  const resolver = useNewUserResolver();
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <Create
      resource="users"
      title={false}
      record={NO_USER_YET}
      transform={(values: NewUser) => ({ ...toNewUser(values), language })}
      mutationOptions={{
        onMutate: () => setFailure(null),
        onSuccess: (user: UserRow, { data }: { data?: { password?: string | null } }) =>
          onCreated({ user, password: data?.password ?? '' }),
        onError: setFailure,
      }}
    >
      <FieldRefusals messageOf={problemText}>
        <SimpleForm
          resolver={resolver}
          noValidate
          spacing={2}
          toolbar={
            <Toolbar>
              <SaveButton alwaysEnable label={text('submit')} />
            </Toolbar>
          }
        >
          <NewUserInputs />
          {failure !== null && <CreateFailure error={failure} />}
          <FocusOnProblem />
        </SimpleForm>
      </FieldRefusals>
    </Create>
  );
}

/** Shows why the user was not created, unless it is shown at a field. The form keeps its values. */
function CreateFailure({ error }: { error: unknown }) {
  const text = useText('userCreate');
  const { messageOf } = useRefusal();
  const failureMessage = useFailureMessage();
  const fields = Object.keys(errorBody(error)?.errors ?? {});
  if (fields.some((field) => field !== 'role' && field in NO_USER_YET)) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{text('failed')}</AlertTitle>
      {failureMessage(messageOf(error))}
    </Alert>
  );
}
