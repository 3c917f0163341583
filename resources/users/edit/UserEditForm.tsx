import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { LinkBase, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { userEditSchema } from '#domain/access/user.ts';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FieldRefusals } from '../../shared/form/FieldRefusals.tsx';
import { FocusOnProblem } from '../../shared/form/FocusOnProblem.tsx';
import { schemaResolver } from '../../shared/form/schema-resolver.ts';
import { ruleOf } from '../common/refusal-text.ts';
import { useRefusal } from '../common/use-refusal.ts';
import { pathOf } from '../common/user-path.ts';
import { toUserEdit } from './user-record.ts';
import { UserInputs } from './UserInputs.tsx';

interface UserEditFormProps {
  user: PortalUser;
  /** Inside the form: the dialog about a user whom somebody else has changed. */
  children: ReactNode;
}

/** The form of a user. The schema of the API checks it before it is sent. */
export function UserEditForm({ user, children }: UserEditFormProps) {
  const text = useText('userEdit');
  const { problemText } = useRefusal();
  const resolver = useMemo(
    () =>
      schemaResolver({
        schema: userEditSchema,
        toInput: toUserEdit,
        messageOf: (path, issue) => problemText(path, { rule: ruleOf(issue) }),
      }),
    [problemText],
  );
  return (
    <FieldRefusals messageOf={problemText}>
      <SimpleForm
        resolver={resolver}
        warnWhenUnsavedChanges
        noValidate
        spacing={2}
        toolbar={
          <Toolbar sx={{ gap: 1 }}>
            <SaveButton />
            <Button component={LinkBase} to={pathOf(user)}>
              {text('cancel')}
            </Button>
          </Toolbar>
        }
      >
        <UserInputs user={user} />
        <FocusOnProblem />
        {children}
      </SimpleForm>
    </FieldRefusals>
  );
}
