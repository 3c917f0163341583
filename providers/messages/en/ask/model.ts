/** What is said where a language model is configured. */
export const askModel = {
  sent: 'A language model is asked as well. Your question leaves this page for it, with names, dates, and record numbers masked.',
  badge:
    'Worded by a language model. Each sentence was checked: figures, lenses, and instructions are those of the core and the guide.',
  core: 'The core’s own answer',
  unverified:
    'The language model said something that could not be checked. This is the core’s own answer.',
  failed: 'The language model did not answer. This is the core’s own answer.',
  budget: 'The language model is not available until tomorrow. This is the core’s own answer.',
};
