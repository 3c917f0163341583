/** The texts of the guide's pages for super admins, beyond its record. */
export const guideDesk = {
  loading: 'Loading the versions',
  preview: 'Preview',
  bodyHelp: 'Paragraphs are separated by a blank line. At most 2,000 characters.',
  languages: { en: 'English', es: 'Spanish' },
  versions: {
    title: 'Versions',
    notLoaded: 'The versions could not be loaded.',
    version: 'Version',
    saved: 'Saved',
    action: 'Restore',
    by: '%{at} by %{who}',
    installed: '%{at}, with the portal',
    present: 'In use',
    restore: 'Restore',
    restoreOne: 'Restore version %{version}',
    restoreTitle: 'Restore version %{version}?',
    restoreText: 'Its content is saved as version %{next}, which everybody reads from then on.',
    restored: 'Version %{version} was restored.',
  },
  difference: {
    title: 'Differences',
    before: 'From version',
    after: 'To version',
    none: 'Both versions are the same.',
  },
};
