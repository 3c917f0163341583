export const idle = {
  warning: {
    title: 'Session Timeout Warning',
    soon: 'Your session is about to expire',
    logOutIn: 'Due to inactivity, you will be logged out in:',
    goOn: 'Continue Session',
    logOut: 'Logout',
    left: {
      300: 'Your session will end in 5 minutes.',
      120: 'Your session will end in 2 minutes.',
      60: 'Your session will end in 1 minute.',
      30: 'Your session will end in 30 seconds.',
    },
  },
  expired: {
    title: 'Session Expired',
    over: 'Your session has expired',
    why: 'You have been logged out due to inactivity.',
    back: 'Return to Login',
  },
};
