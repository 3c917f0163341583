import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Edit, LinkBase, RecordContextProvider, useEditContext, useNotify } from 'react-admin';
import { userSchema } from '#domain/access/user.ts';
import type { PortalUser, UserRow } from '#domain/access/user.ts';
import { currentOf, errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MovedOnNote } from '../shared/decision/MovedOnNote.tsx';
import { useMarkMenuPlace } from '../shared/menu-place.ts';
import { RecordDefinitionContext } from '../shared/record/common/record-context.ts';
import { RecordConflict } from '../shared/record/RecordConflict.tsx';
import { EditLoadError } from '../shared/record/RecordLoadError.tsx';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { useUserMovedOn } from './actions/use-user-moved-on.tsx';
import { useRefusal } from './common/use-refusal.ts';
import { CUSTOMER_USERS_PATH, pathOf, STAFF_PATH } from './common/user-path.ts';
import { toEdited, toUserEdit, userDefinition } from './edit/user-record.ts';
import type { EditedUser } from './edit/user-record.ts';
import { UserEditForm } from './edit/UserEditForm.tsx';
import { isWholeUser } from './is-whole-user.ts';

const VERSION_MOVED_ON = 412;

/** Suppresses react-admin's toast and redirect: the page shows the error itself. */
const SHOWN_ON_PAGE = { onError: () => undefined, retry: false, staleTime: 0 };

/** AD-02: edits name, role, status and accounts of a user. */
export default function UserEdit() {
  const text = useText('userEdit');
  const notify = useNotify();
  const failureMessage = useFailureMessage();
  const { messageOf } = useRefusal();
  const [current, setCurrent] = useState<EditedUser | null>(null);
  const onError = (error: unknown) => {
    const present = currentOf(error, userSchema);
    if (errorStatus(error) === VERSION_MOVED_ON && present) {
      setCurrent(toEdited(present));
      return;
    }
    notify(failureMessage(messageOf(error)) || text('failed'), { type: 'error' });
  };
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 640, minWidth: 0 }}>
      <RecordDefinitionContext value={userDefinition}>
        <Edit<EditedUser>
          resource="users"
          title={false}
          actions={false}
          redirect={(_resource, id) => pathOf({ id: String(id) })}
          mutationMode="pessimistic"
          error={<EditLoadError />}
          transform={({ version, ...values }: EditedUser) => ({ ...toUserEdit(values), version })}
          queryOptions={SHOWN_ON_PAGE}
          mutationOptions={{ onError }}
        >
          <UserAsOpened>
            {(user) => (
              <UserEditForm user={user}>
                {current && <RecordConflict current={current} onClose={() => setCurrent(null)} />}
              </UserEditForm>
            )}
          </UserAsOpened>
        </Edit>
      </RecordDefinitionContext>
    </Box>
  );
}

/** Keeps the user as the server had them when the page was opened: a newer one would replace what is typed. */
function UserAsOpened({ children }: { children: (user: PortalUser) => ReactNode }) {
  useRecordChanges('users');
  const { record, isFetching, saving } = useEditContext<PortalUser | UserRow>();
  const [opened, setOpened] = useState<{ user: PortalUser; edited: EditedUser }>();
  if (record && isWholeUser(record) && !isFetching && record.id !== opened?.user.id) {
    setOpened({ user: record, edited: toEdited(record) });
  }
  if (!opened || opened.user.id !== record?.id) return null;
  return (
    <RecordContextProvider value={opened.edited}>
      <Heading user={opened.user} />
      {isWholeUser(record) && <EditMovedOn user={record} isSending={saving ?? false} />}
      {children(opened.user)}
    </RecordContextProvider>
  );
}

/** What others changed meanwhile. What is typed stays; whoever saves chooses between both values by field. */
function EditMovedOn({ user, isSending }: { user: PortalUser; isSending: boolean }) {
  const moved = useUserMovedOn(user, { isSending, isOver: false });
  return <Box sx={{ px: 2 }}>{moved && <MovedOnNote moved={moved} />}</Box>;
}

function Heading({ user }: { user: PortalUser }) {
  const text = useText('userEdit');
  useMarkMenuPlace(user.role === 'customer' ? CUSTOMER_USERS_PATH : STAFF_PATH);
  return (
    <Box sx={{ px: 2, pt: 2 }}>
      <MuiLink component={LinkBase} to={pathOf(user)}>
        {text('back')}
      </MuiLink>
      <Typography variant="h2" component="h1" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {text('title', { email: user.email || user.name || user.id })}
      </Typography>
    </Box>
  );
}
