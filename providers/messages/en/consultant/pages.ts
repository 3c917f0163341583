import { calculatorPages } from '#domain/calculators/messages/en/pages.ts';

/** The title of each page of the virtual consultant, and what it is for. */
export const consultantPages = {
  home: {
    title: 'Virtual Consultant',
    summary:
      'Tools for eye care professionals who fit custom contact lenses. No sign-in is needed.',
  },
  ask: {
    title: 'Ask',
    summary:
      'Ask in your own words: calculations, a first lens, the next change, what a lens is available in. Each answer names its sources.',
  },
  calculators: {
    title: 'Calculators',
    summary:
      'Vertex distance, keratometry, tear lens, over-refraction, toric rotation, sagittal depth, oxygen and more, each with its working and source.',
  },
  guide: {
    title: 'Guide',
    summary:
      'Passages on measuring, choosing and changing a lens, on materials and care, each with its source. Search by words.',
  },
  ...calculatorPages,
};
