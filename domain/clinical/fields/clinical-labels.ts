import type { Locale } from '../../basics/locale.ts';
import type {
  EYE_CONDITIONS,
  LANDING_FINDINGS,
  LID_POSITIONS,
  LIMBAL_FINDINGS,
} from './clinical.ts';

type Choices<Values extends readonly string[]> = Record<Values[number], string>;

interface ClinicalLabels {
  labels: Record<
    | 'condition'
    | 'flatK'
    | 'flatMeridian'
    | 'steepK'
    | 'hvid'
    | 'pupil'
    | 'lid'
    | 'refraction'
    | 'overRefraction'
    | 'sphere'
    | 'cylinder'
    | 'axis'
    | 'add'
    | 'vertexDistance'
    | 'overKCylinder'
    | 'minutesOnEye'
    | 'centralVault'
    | 'limbal'
    | 'landing'
    | 'changeRequest'
    | 'dominantEye'
    | 'directSupply'
    | 'prescriptionExpires',
    string
  >;
  conditions: Choices<typeof EYE_CONDITIONS>;
  /** Positions of the lower lid. The stored `aboveLimbus` and `coversLimbus` mean below and above for a lower lid. */
  lids: Choices<typeof LID_POSITIONS>;
  limbal: Choices<typeof LIMBAL_FINDINGS>;
  landing: Choices<typeof LANDING_FINDINGS>;
}

const en: ClinicalLabels = {
  labels: {
    condition: 'Condition',
    flatK: 'Flat K',
    flatMeridian: 'Flat meridian',
    steepK: 'Steep K',
    hvid: 'HVID',
    pupil: 'Pupil',
    lid: 'Lower lid position',
    refraction: 'Refraction',
    overRefraction: 'Over-refraction',
    sphere: 'Sphere',
    cylinder: 'Cylinder',
    axis: 'Axis',
    add: 'Add',
    vertexDistance: 'Vertex distance',
    overKCylinder: 'Over-K cylinder',
    minutesOnEye: 'Minutes on the eye',
    centralVault: 'Central vault',
    limbal: 'Limbus',
    landing: 'Landing',
    changeRequest: 'Requested change',
    dominantEye: 'Dominant eye',
    directSupply: 'Ship directly to the patient',
    prescriptionExpires: 'Prescription expiration date',
  },
  conditions: {
    normal: 'Normal cornea',
    keratoconus: 'Keratoconus',
    pellucid: 'Pellucid marginal degeneration',
    advancedKeratoconus: 'Advanced keratoconus',
    postGraft: 'Post-graft',
    postRefractive: 'Post-refractive surgery',
    surfaceDisease: 'Ocular surface disease',
  },
  lids: {
    aboveLimbus: 'Below the limbus',
    tangent: 'At the limbus (tangent)',
    coversLimbus: 'Above the limbus (covers it)',
  },
  limbal: { ideal: 'Ideal', touch: 'Touch', excess: 'Excessive clearance' },
  landing: {
    ideal: 'Ideal',
    blanching: 'Blanching',
    impingement: 'Impingement',
    lift: 'Edge lift',
  },
};

const es: ClinicalLabels = {
  labels: {
    condition: 'Estado de la córnea',
    flatK: 'K plana',
    flatMeridian: 'Meridiano plano',
    steepK: 'K curva',
    hvid: 'DHIV (HVID)',
    pupil: 'Pupila',
    lid: 'Posición del párpado inferior',
    refraction: 'Refracción',
    overRefraction: 'Sobrerrefracción',
    sphere: 'Esfera',
    cylinder: 'Cilindro',
    axis: 'Eje',
    add: 'Adición',
    vertexDistance: 'Distancia al vértice',
    overKCylinder: 'Cilindro de sobrequeratometría',
    minutesOnEye: 'Minutos en el ojo',
    centralVault: 'Bóveda central (vault)',
    limbal: 'Limbo',
    landing: 'Apoyo',
    changeRequest: 'Cambio solicitado',
    dominantEye: 'Ojo dominante',
    directSupply: 'Enviar directamente al paciente',
    prescriptionExpires: 'Vencimiento de la receta',
  },
  conditions: {
    normal: 'Córnea normal',
    keratoconus: 'Queratocono',
    pellucid: 'Degeneración marginal pelúcida',
    advancedKeratoconus: 'Queratocono avanzado',
    postGraft: 'Posqueratoplastia',
    postRefractive: 'Poscirugía refractiva',
    surfaceDisease: 'Enfermedad de la superficie ocular',
  },
  lids: {
    aboveLimbus: 'Debajo del limbo',
    tangent: 'En el limbo (tangente)',
    coversLimbus: 'Por encima del limbo (lo cubre)',
  },
  limbal: { ideal: 'Ideal', touch: 'Toque', excess: 'Bóveda excesiva' },
  landing: {
    ideal: 'Ideal',
    blanching: 'Blanqueamiento',
    impingement: 'Impactación del borde (impingement)',
    lift: 'Borde levantado',
  },
};

/** The labels of the clinical data, the same on the form, the order page and paper. */
export const CLINICAL_LABELS: Record<Locale, ClinicalLabels> = { en, es };
