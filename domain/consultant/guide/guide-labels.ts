import type { GuideRecord } from './guide-record.ts';

/** The fields of a passage as a record, as the keys of their labels. */
export type GuideLabels = Record<keyof Omit<GuideRecord, 'version'>, string>;

export const GUIDE_LABELS_EN: GuideLabels = {
  id: 'Address',
  topic: 'Topic',
  families: 'Kinds of lenses',
  titleEn: 'Title in English',
  titleEs: 'Title in Spanish',
  bodyEn: 'Text in English',
  bodyEs: 'Text in Spanish',
  sourceTitle: 'Source',
  sourceVersion: 'Version or date of the source',
  sourceAddress: 'Web address of the source',
  standing: 'Standing',
  reviewedOn: 'Reviewed on',
  isShown: 'Shown',
  isDefault: 'As the portal brings it',
  updatedAt: 'Saved',
  updatedBy: 'Saved by',
};

export const GUIDE_LABELS_ES: GuideLabels = {
  id: 'Dirección',
  topic: 'Tema',
  families: 'Clases de lentes',
  titleEn: 'Título en inglés',
  titleEs: 'Título en español',
  bodyEn: 'Texto en inglés',
  bodyEs: 'Texto en español',
  sourceTitle: 'Fuente',
  sourceVersion: 'Versión o fecha de la fuente',
  sourceAddress: 'Dirección web de la fuente',
  standing: 'Validez',
  reviewedOn: 'Revisado el',
  isShown: 'Visible',
  isDefault: 'Como lo trae el portal',
  updatedAt: 'Guardado',
  updatedBy: 'Guardado por',
};
