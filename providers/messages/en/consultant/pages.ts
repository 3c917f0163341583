import { calculatorPages } from '#domain/consultant/calculators/messages/en/pages.ts';

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
  fitting: {
    title: 'Guided fitting',
    summary:
      'From condition and measurements to the first lens, and from what you see on the eye to the next change.',
  },
  fittingOrder: { title: 'Open as draft order', summary: 'From a fitting to an order.' },
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
  contact: {
    title: 'Ask a consultant',
    summary: 'Send a question, with or without a fitting, to a consultant of the lab.',
  },
  ...calculatorPages,
};
