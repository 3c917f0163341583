import { UserList } from './UserList.tsx';

const ROLES = ['superAdmin', 'admin'] as const;

/** AD-02: lists the lab's staff: admins and super admins. */
export default function StaffList() {
  return <UserList group="staff" roles={ROLES} />;
}
