/** The texts around the pages of the virtual consultant, and of its home. */
export const consultant = {
  skip: 'Skip to the content',
  navigation: 'Virtual Consultant',
  signIn: 'Sign in',
  back: 'Back to the portal',
  theme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  notice: 'For eye care professionals. It does not replace the clinician who examines the eye.',
  missing: {
    heading: 'Page not found',
    body: 'This page does not exist.',
    home: 'Go to the Virtual Consultant',
  },
  home: {
    entries: 'What you can do here',
    about: 'About the Virtual Consultant',
    what: {
      term: 'What it is',
      body: 'Published formulas and fitting rules, worked out for the values you enter. Each answer shows its working, its source and when it does not hold.',
    },
    whom: {
      term: 'Who it is for',
      body: 'Optometrists, ophthalmologists, opticians and their staff. Lens wearers: please contact your eye care practice.',
    },
    not: {
      term: 'What it does not do',
      body: 'It does not examine, diagnose or prescribe, and it does not replace the clinician. You decide what is right for the eye in front of you.',
    },
    call: {
      term: 'When to call a lens consultant',
      body: 'When several changes seem necessary at once, the cornea is irregular or has had surgery, two changes have not helped, or sources disagree. For pain, redness or sudden loss of vision, see the patient first.',
    },
    privacy: {
      term: 'What it keeps',
      body: 'Nothing that you do not send. Values stay in your browser and, while the page is open, in its address, so that you can share a link. What you send to a consultant is kept for a year. Do not enter names, dates of birth or record numbers.',
    },
  },
  calculators: {
    lead: 'Enter values in the unit you have. Results, working and picture follow as you type.',
    groups: {
      powers: 'Powers',
      cornea: 'Cornea',
      gp: 'GP and scleral lenses',
      toric: 'Soft torics',
      shape: 'Shape and oxygen',
    },
  },
};
