export const userBulk = {
  select: {
    row: 'Select %{email}',
    page: 'Select all on this page',
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
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  stop: 'Stop',
  failed: '%{smart_count} user was not changed |||| %{smart_count} users were not changed',
  results: 'Results',
  done: 'Done',
  again: 'Retry the failed user |||| Retry the failed users',
};
