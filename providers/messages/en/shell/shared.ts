export const shared = {
  error: {
    decide: 'The decision was not recorded.',
    offline: 'There is no connection to the server.',
    requestId: 'Reference ID: %{id}',
    retry: 'Try again',
    preference: 'Your choice was not saved.',
    clear: 'Clear',
    unknownFilter:
      'The address asks for a filter that this list does not have, or for a value that it does not take: %{names}.',
    unknownSort: 'The address asks for an order that this list does not have.',
    codes: {
      'bad-request': 'The request was not valid. Reload the page and try again.',
      unauthenticated: 'You are signed out. Sign in again.',
      forbidden: 'You do not have permission to do this.',
      'not-found': 'It no longer exists, or you cannot see it.',
      conflict: 'It cannot be done in the current status. Reload the page to see it.',
      'version-moved-on': 'Someone else has already changed it. Reload the page to see it.',
      invalid: 'Some values are not valid. Check them and try again.',
      'too-many-requests': 'Too many attempts. Wait a minute, then try again.',
      internal: 'Something went wrong on the server. Try again.',
      unavailable: 'The server is not available right now. Try again in a moment.',
    },
  },
  decision: {
    back: 'Go back',
    close: 'Close',
    again: 'What you typed is kept. You can decide again on the record as it is now, or go back.',
    over: 'This action is no longer possible. What you typed stays here until you close.',
  },
  download: {
    csv: 'Export list as CSV',
    busy: 'Preparing the file',
    failed: 'The file could not be downloaded. Try again.',
    offline: 'No connection: the file could not be downloaded. Try again.',
  },
};
