import GuideIcon from '@mui/icons-material/MenuBookOutlined';
import {
  GUIDE_LABELS,
  GUIDE_RECORD_SORTS,
  guideRecordFilterSchema,
  guideRecordInputSchema,
  guideRecordSchema,
} from '#domain/consultant/guide/guide-record.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { BodyInput } from './BodyInput.tsx';
import { DraftPreview, PassagePreview } from './PassagePreview.tsx';
import { PassageVersions } from './PassageVersions.tsx';

const today = () => new Date().toISOString().slice(0, 10);

const guide = defineRecord({
  name: 'guide',
  fieldLabels: GUIDE_LABELS,
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
    { name: 'versions', content: PassageVersions },
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
  words: {
    en: {
      name: 'Passage |||| Guide',
      create: 'New passage',
      edit: 'Edit passage',
      search: 'Search by words of the passages and their sources',
      empty: 'The guide has no passage. The portal brings its own when it starts.',
      fields: {
        families: 'Kinds of lenses (none: all)',
        family: 'Kind of lenses',
      },
      sections: {
        subject: 'Subject',
        text: 'Text',
        source: 'Source',
      },
      tabs: {
        preview: 'Preview',
        versions: 'Versions',
      },
      notifications: {
        created: 'The passage was created. Everybody can read it, unless it is hidden.',
        updated: 'The passage was saved. Everybody reads this version, unless it is hidden.',
      },
    },
    es: {
      name: 'Pasaje |||| Guía',
      create: 'Pasaje nuevo',
      edit: 'Editar pasaje',
      search: 'Buscar por palabras de los pasajes y sus fuentes',
      empty: 'La guía no tiene pasajes. El portal trae los suyos al iniciar.',
      fields: {
        families: 'Clases de lentes (ninguna: todas)',
        family: 'Clase de lentes',
      },
      sections: {
        subject: 'Asunto',
        text: 'Texto',
        source: 'Fuente',
      },
      tabs: {
        preview: 'Vista previa',
        versions: 'Versiones',
      },
      notifications: {
        created: 'Se creó el pasaje. Todos pueden leerlo, salvo que esté oculto.',
        updated: 'Se guardó el pasaje. Todos leen esta versión, salvo que esté oculto.',
      },
    },
  },
});

/** VC-01: the passages of the consultant's guide. */
export default function GuidePassages() {
  return <RecordResource definition={guide} />;
}
