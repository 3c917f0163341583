import GuideIcon from '@mui/icons-material/MenuBookOutlined';
import {
  GUIDE_RECORD_SORTS,
  guideRecordFilterSchema,
  guideRecordInputSchema,
  guideRecordSchema,
} from '#domain/consultant/guide/guide-record.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { BodyInput } from './BodyInput.tsx';
import { DraftPreview, PassagePreview } from './PassagePreview.tsx';
import { Versions } from './versions/Versions.tsx';

const today = () => new Date().toISOString().slice(0, 10);

const guide: RecordDefinition = {
  name: 'guide',
  basename: '/admin/lens-management',
  icon: GuideIcon,
  schema: guideRecordSchema,
  input: guideRecordInputSchema,
  representation: 'titleEn',
  columns: ['titleEn', 'titleEs', 'topic', 'standing', 'reviewedOn', 'isShown', 'updatedAt'],
  hiddenColumns: ['titleEs', 'updatedAt'],
  sorts: GUIDE_RECORD_SORTS,
  filters: ['topic', 'family', 'standing', 'isShown', 'isDefault'],
  filterSchema: guideRecordFilterSchema,
  sections: [
    { name: 'subject', fields: ['topic', 'families', 'isShown', 'id', 'updatedAt', 'updatedBy'] },
    { name: 'text', fields: ['titleEn', 'titleEs', 'bodyEn', 'bodyEs'], isPaired: true },
    {
      name: 'source',
      fields: ['sourceTitle', 'sourceVersion', 'sourceAddress', 'standing', 'reviewedOn'],
    },
  ],
  tabs: [
    { name: 'preview', content: PassagePreview },
    { name: 'versions', content: Versions },
  ],
  inputs: { bodyEn: BodyInput, bodyEs: BodyInput },
  formExtra: DraftPreview,
  bulkFields: [['isShown'], ['standing'], ['reviewedOn']],
  isDeletable: false,
  initial: {
    topic: 'scleral',
    families: [],
    titleEn: '',
    titleEs: '',
    bodyEn: '',
    bodyEs: '',
    sourceTitle: '',
    sourceVersion: '',
    sourceAddress: '',
    standing: 'secondHand',
    reviewedOn: today(),
    isShown: true,
  },
};

/** VC-01: the passages of the consultant's guide. */
export default function GuidePassages() {
  return <RecordResource definition={guide} />;
}
