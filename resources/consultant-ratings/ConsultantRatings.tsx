import ThumbsUpDownIcon from '@mui/icons-material/ThumbsUpDownOutlined';
import { z } from 'zod';
import {
  CONSULTANT_RATING_SORTS,
  consultantRatingFilterSchema,
  consultantRatingSchema,
} from '#domain/consultant/requests/consultant-rating.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { RatedSources } from './RatedSources.tsx';

const consultantRatings: RecordDefinition = {
  name: 'consultant-ratings',
  basename: '/admin/order-approval',
  icon: ThumbsUpDownIcon,
  schema: consultantRatingSchema,
  // Visitors give them, and nobody changes one.
  input: z.object({}),
  representation: 'title',
  columns: [
    'createdAt',
    'title',
    'helpful',
    'reason',
    'held',
    'comment',
    'kind',
    'language',
    'intent',
  ],
  hiddenColumns: ['comment', 'kind', 'language', 'intent'],
  sorts: CONSULTANT_RATING_SORTS,
  sortsDown: true,
  filters: ['helpful', 'reason', 'held', 'kind', 'language'],
  filterSchema: consultantRatingFilterSchema,
  filterDefaults: { helpful: false },
  sections: [
    {
      name: 'rating',
      fields: [
        'question',
        'helpful',
        'reason',
        'comment',
        'kind',
        'intent',
        'language',
        'held',
        'createdAt',
      ],
    },
  ],
  notice: RatedSources,
  isEditable: false,
  isDeletable: false,
  isCreatable: false,
  initial: {},
};

/** VC-03: what visitors say of the consultant's answers: first those that did not help, the newest first. */
export default function ConsultantRatings() {
  return <RecordResource definition={consultantRatings} />;
}
