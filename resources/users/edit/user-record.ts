import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { USER_SORTS, userEditSchema, userSchema } from '#domain/access/user.ts';
import type { PortalUser, UserEdit } from '#domain/access/user.ts';
import type {
  RecordDefinition,
  RecordReference,
  StoredRecord,
} from '../../shared/record/common/record-definition.ts';
import { STAFF_PATH } from '../common/user-path.ts';
import { newOwnersOf, type UserValues } from '../new-owners/new-owners-of.ts';

/** Named as `AccountInput` names them. */
const ACCOUNT: RecordReference = {
  resource: 'customers',
  address: '/admin/customer-management',
  representation: 'accountNumber',
  distinction: 'practice',
};

/** What the shared parts of records have to know of users. */
export const userDefinition: RecordDefinition = {
  name: 'users',
  basename: STAFF_PATH,
  icon: PeopleIcon,
  schema: userSchema,
  input: userEditSchema,
  representation: 'email',
  columns: [
    'email',
    'name',
    'role',
    'mayRecordPayments',
    'disabled',
    'emailVerified',
    'lastSignInAt',
    'createdAt',
  ],
  sorts: USER_SORTS,
  filters: [],
  references: { mainAccount: ACCOUNT, additionalAccounts: ACCOUNT },
  initial: {},
};

/** What is edited about a user. */
export interface EditedUser extends StoredRecord, UserEdit {}

/** Returns what is edited about the user, in the version that the server has. */
export function toEdited(user: PortalUser): EditedUser {
  const { id, version, name, role, mayRecordPayments, disabled, accounts } = user;
  const mainAccount = accounts.find(({ isMain }) => isMain)?.accountNumber ?? '';
  const additionalAccounts = accounts
    .map(({ accountNumber }) => accountNumber)
    .filter((number) => number !== mainAccount)
    .toSorted();
  return {
    id,
    version,
    name,
    role,
    mayRecordPayments,
    disabled,
    mainAccount,
    additionalAccounts,
  };
}

/** Returns what is sent: the grant only with the role that it is for. react-admin's inputs hold what is empty as null. */
export function toUserEdit(values: UserValues) {
  const newOwners = newOwnersOf(values);
  const { name, role, mayRecordPayments, disabled, mainAccount, additionalAccounts } = values;
  return {
    name: name ?? '',
    role,
    mayRecordPayments: role === 'admin' && mayRecordPayments === true,
    disabled,
    mainAccount: mainAccount ?? '',
    additionalAccounts: additionalAccounts ?? [],
    ...(newOwners.length > 0 && { newOwners }),
  };
}
