import { guideNames } from './guide-names.ts';

/** The texts of the consultant's guide. */
export const guide = {
  ...guideNames,
  heading: 'Fitting guide',
  lead: 'Short passages on fitting custom contact lenses, each with its source and how far that can be trusted. For eye care professionals.',
  loading: 'Loading the guide',
  failed: 'The guide could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  search: 'Search the guide',
  searchHint: 'Words or a question, such as “blanching” or “vault too low”',
  topic: 'Topic',
  allTopics: 'All topics',
  results: 'Results',
  found: '%{smart_count} passage for “%{words}” |||| %{smart_count} passages for “%{words}”',
  nothing: 'Nothing was found for “%{words}”.',
  try: {
    lead: 'What may help:',
    fewer: 'Use fewer words, or only the sign that you see, such as “fogging”.',
    spelling: 'Check the spelling, and that the topic is “All topics”.',
    other: 'Try another word for it: “vault” for clearance, “landing” for haptic.',
  },
  ask: 'Ask a consultant',
  all: 'All passages',
  missing: {
    heading: 'There is no such passage',
    body: 'It may have been taken out of the guide, or the link is incomplete. Search the guide, or look through its topics.',
  },
  source: 'Source',
  publication: 'Publication',
  sourceVersion: 'Version or date',
  standing: 'Standing',
  standingMeans: {
    maker: 'The word of the maker on this very lens.',
    secondHand:
      'From a journal, a tool, or a guide to another lens. Check it before you rely on it.',
    assumption: 'Without a published source: this portal assumes it.',
  },
  reviewed: 'Last compared with its source',
  version: 'version %{version} of this passage',
  ownWords: 'Summarized in our own words. It does not replace the judgment of the clinician.',
  copyLink: 'Copy link',
  copied: 'Copied!',
  notCopied: 'The link could not be copied.',
  print: 'Print',
  related: 'Related passages',
};
