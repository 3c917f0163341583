export const userBulk = {
  select: {
    row: 'Select %{email}',
    count: '%{smart_count} selected |||| %{smart_count} selected',
    all: 'Select all %{smart_count}',
    most: 'Select the first %{smart_count}',
    clear: 'Clear selection',
    failed: 'The other pages could not be loaded. Try again.',
  },
  enable: {
    action: 'Enable %{smart_count} user |||| Enable %{smart_count} users',
    title: 'Enable %{smart_count} user? |||| Enable %{smart_count} users?',
    text: 'Enabled users can sign in again.',
    done: '%{smart_count} user enabled |||| %{smart_count} users enabled',
  },
  disable: {
    action: 'Disable %{smart_count} user |||| Disable %{smart_count} users',
    title: 'Disable %{smart_count} user? |||| Disable %{smart_count} users?',
    text: 'Disabled users are signed out everywhere immediately and cannot sign in until enabled again.',
    done: '%{smart_count} user disabled |||| %{smart_count} users disabled',
  },
  signOut: {
    action: 'Sign out %{smart_count} user |||| Sign out %{smart_count} users',
    title: 'Sign out %{smart_count} user? |||| Sign out %{smart_count} users?',
    text: 'They are signed out on all devices immediately. They can sign in again.',
    done: '%{smart_count} user signed out |||| %{smart_count} users signed out',
  },
  resendVerification: {
    action:
      'Resend verification to %{smart_count} user |||| Resend verification to %{smart_count} users',
    title:
      'Send the verification email again to %{smart_count} user? |||| Send the verification email again to %{smart_count} users?',
    text: 'Each gets an email with a new link, which works for three days.',
    done: 'Verification sent to %{smart_count} user |||| Verification sent to %{smart_count} users',
  },
  leftOutVerified:
    '%{smart_count} selected user is left out: verified already, disabled, or without an email. |||| %{smart_count} selected users are left out: verified already, disabled, or without an email.',
  makeCustomer: {
    action: 'Make %{smart_count} a customer |||| Make %{smart_count} customers',
    title: 'Make %{smart_count} user a customer? |||| Make %{smart_count} users customers?',
    text: 'They lose all admin permissions and see only the accounts they belong to. They are signed out.',
    done: '%{smart_count} user is a customer |||| %{smart_count} users are customers',
  },
  makeAdmin: {
    action: 'Make %{smart_count} an admin |||| Make %{smart_count} admins',
    title: 'Make %{smart_count} user an admin? |||| Make %{smart_count} users admins?',
    text: 'They can see and decide on orders from every practice, and manage nothing else. They are signed out.',
    done: '%{smart_count} user is an admin |||| %{smart_count} users are admins',
  },
  makeSuperAdmin: {
    action: 'Make %{smart_count} a super admin |||| Make %{smart_count} super admins',
    title: 'Make %{smart_count} user a super admin? |||| Make %{smart_count} users super admins?',
    text: 'They can do everything, including on this page. They are signed out.',
    done: '%{smart_count} user is a super admin |||| %{smart_count} users are super admins',
  },
  export: 'Export %{smart_count} user |||| Export %{smart_count} users',
  leftOutHere: 'You (%{email}) are left out: nobody can do this to their own account.',
  leftOut: 'You (%{email}) are left out: nobody can disable their own account.',
  onlyOneself: "You can't disable your own account. Ask another super admin.",
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  stop: 'Stop',
  failed: '%{smart_count} user was not changed |||| %{smart_count} users were not changed',
  results: 'Results',
  done: 'Done',
  again: 'Retry the failed user |||| Retry the failed users',
};
