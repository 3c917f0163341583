import MailIcon from '@mui/icons-material/MailOutlined';
import {
  LETTER_SORTS,
  letterFilterOfListSchema,
  letterInputSchema,
  letterSchema,
  NEW_LETTER,
} from '#domain/emails/letter.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { AudienceCount } from './AudienceCount.tsx';
import { FilterInputs, RolesInput } from './AudienceInputs.tsx';
import { EMAILS_PATH } from './letter-path.ts';
import { LetterActions } from './LetterActions.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterProgress } from './LetterProgress.tsx';
import { BodyInputs, SubjectInputs } from './LetterTexts.tsx';

const letters: RecordDefinition = {
  name: 'letters',
  basename: EMAILS_PATH,
  icon: MailIcon,
  schema: letterSchema,
  input: letterInputSchema,
  representation: 'name',
  columns: ['name', 'state', 'people', 'sent', 'undelivered', 'perMinute', 'createdAt'],
  sorts: LETTER_SORTS,
  sortsDown: true,
  filters: ['state'],
  filterSchema: letterFilterOfListSchema,
  references: {},
  inputs: {
    subject: SubjectInputs,
    body: BodyInputs,
    filter: FilterInputs,
    practiceRoles: RolesInput,
  },
  formExtra: AudienceCount,
  tabs: [{ name: 'preview', content: LetterPreview }],
  actions: LetterActions,
  notice: LetterProgress,
  isEditable: ({ state }) => state === 'draft',
  bulkFields: [['perMinute'], ['practiceRoles']],
  isDeletable: false,
  initial: NEW_LETTER,
};

/** EM-03: letters to selected customers. */
export default function Letters() {
  return <RecordResource definition={letters} />;
}
