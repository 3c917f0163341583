export const terms = {
  document: '/terms/terms.html',
  agree: 'I agree to the',
  link: 'Terms and Conditions',
  newTab: 'opens in a new tab',
  accept: 'Accept Terms',
  accepting: 'Accepting...',
  changed: 'The terms have changed since you accepted them on %{date}.',
  readOnly: 'Sign in to accept them.',
  signIn: 'Sign in',
  admin: 'Lab staff do not need to accept these terms.',
  home: 'Go to the home page',
};
