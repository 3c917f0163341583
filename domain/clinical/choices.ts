import { option } from '../lens/catalogue/parameter.ts';
import type {
  EYE_CONDITIONS,
  LANDING_FINDINGS,
  LID_POSITIONS,
  LIMBAL_FINDINGS,
} from '../schemas/clinical.ts';

type Words<Values extends readonly string[]> = Record<Values[number], [en: string, es: string]>;

const CONDITIONS: Words<typeof EYE_CONDITIONS> = {
  normal: ['Normal cornea', 'Córnea normal'],
  keratoconus: ['Keratoconus', 'Queratocono'],
  pellucid: ['Pellucid degeneration', 'Degeneración pelúcida'],
  advancedKeratoconus: ['Advanced keratoconus', 'Queratocono avanzado'],
  postGraft: ['After a graft', 'Tras un injerto'],
  postRefractive: ['After refractive surgery', 'Tras cirugía refractiva'],
  surfaceDisease: ['Ocular surface disease', 'Enfermedad de la superficie ocular'],
};

const LIDS: Words<typeof LID_POSITIONS> = {
  aboveLimbus: ['Above the limbus', 'Por encima del limbo'],
  tangent: ['Tangent to the limbus', 'Tangente al limbo'],
  coversLimbus: ['Covers the limbus', 'Cubre el limbo'],
};

const LIMBAL: Words<typeof LIMBAL_FINDINGS> = {
  ideal: ['As wanted', 'Como se desea'],
  touch: ['Touch', 'Contacto'],
  excess: ['Too much clearance', 'Demasiado despegue'],
};

const LANDING: Words<typeof LANDING_FINDINGS> = {
  ideal: ['As wanted', 'Como se desea'],
  blanching: ['Blanching', 'Blanqueamiento'],
  impingement: ['Impingement', 'Compresión'],
  lift: ['Edge lift', 'Borde levantado'],
};

const asOptions = (words: Record<string, [string, string]>) =>
  Object.entries(words).map(([value, [en, es]]) => option(value, en, es));

export const CONDITION_OPTIONS = asOptions(CONDITIONS);
export const LID_OPTIONS = asOptions(LIDS);
export const LIMBAL_OPTIONS = asOptions(LIMBAL);
export const LANDING_OPTIONS = asOptions(LANDING);
