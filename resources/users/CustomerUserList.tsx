import { UserList } from './UserList.tsx';

const NO_CHOICE = [] as const;

/** AD-02: lists the users of the practices. */
export default function CustomerUserList() {
  return <UserList group="customers" roles={NO_CHOICE} />;
}
