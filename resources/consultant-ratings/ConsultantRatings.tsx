import ThumbsUpDownIcon from '@mui/icons-material/ThumbsUpDownOutlined';
import { z } from 'zod';
import {
  CONSULTANT_RATING_LABELS,
  CONSULTANT_RATING_SORTS,
  consultantRatingFilterSchema,
  consultantRatingSchema,
} from '#domain/consultant/requests/consultant-rating.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { RatedSources } from './RatedSources.tsx';

const consultantRatings = defineRecord({
  name: 'consultant-ratings',
  fieldLabels: CONSULTANT_RATING_LABELS,
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
  words: {
    en: {
      name: 'Rating of an answer |||| Ratings of answers',
      search: 'Search question or comment',
      empty: 'Nobody has rated an answer yet.',
      fields: {
        title: 'Question',
      },
      choices: {
        kind: {
          answer: 'Answer',
          ask: 'Asked for a value',
          unknown: 'Did not know',
          refuse: 'Declined',
        },
        language: {
          en: 'English',
          es: 'Spanish',
        },
      },
      sections: {
        rating: 'Rating',
      },
    },
    es: {
      name: 'Valoración de una respuesta |||| Valoraciones de respuestas',
      search: 'Buscar pregunta o comentario',
      empty: 'Nadie ha valorado aún una respuesta.',
      fields: {
        title: 'Pregunta',
      },
      choices: {
        kind: {
          answer: 'Respuesta',
          ask: 'Pidió un valor',
          unknown: 'No sabía',
          refuse: 'Declinó',
        },
        language: {
          en: 'Inglés',
          es: 'Español',
        },
      },
      sections: {
        rating: 'Valoración',
      },
    },
  },
});

/** VC-03: what visitors say of the consultant's answers: first those that did not help, the newest first. */
export default function ConsultantRatings() {
  return <RecordResource definition={consultantRatings} />;
}
