import { labelsIn } from '#domain/basics/field-labels.ts';
import { GUIDE_LABELS } from '#domain/consultant/guide/guide-record.ts';
import { guideNames } from '../guide/guide-names.ts';
import { lenses } from '../shell/lenses.ts';

/** The texts of the record of a passage of the guide. */
export const guideResource = {
  name: 'Passage |||| Guide',
  create: 'New passage',
  edit: 'Edit passage',
  search: 'Search by words of the passages and their sources',
  empty: 'The guide has no passage. The portal brings its own when it starts.',
  fields: {
    ...labelsIn(GUIDE_LABELS, 'en'),
    families: 'Kinds of lenses (none: all)',
    family: 'Kind of lenses',
  },
  choices: {
    topic: guideNames.topics,
    standing: guideNames.standings,
    families: lenses.families,
    family: lenses.families,
  },
  sections: { subject: 'Subject', text: 'Text', source: 'Source' },
  tabs: { preview: 'Preview', versions: 'Versions' },
  notifications: {
    created: 'The passage was created. Everybody can read it, unless it is hidden.',
    updated: 'The passage was saved. Everybody reads this version, unless it is hidden.',
  },
};
