/** The texts of the guide's pages for super admins, beyond its record. */
export const guideDesk = {
  preview: 'Preview',
  bodyHelp: 'Paragraphs are separated by a blank line. At most 2,000 characters.',
  languages: { en: 'English', es: 'Spanish' },
  restoreText: 'Its content is saved as version %{next}, which everybody reads from then on.',
};
