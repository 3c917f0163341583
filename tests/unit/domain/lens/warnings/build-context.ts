import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { Warning, WarningContext, WarningEye } from '#domain/lens/warnings/warning.ts';
import type { EyeEligibility } from '#domain/orders/warranty-eligibility.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { eligibilityOf } from '#server/ordering/orders/submission/warranty.ts';
import { buildNumber } from '../../../../fixtures/build-parameter.ts';

const TODAY = '2026-01-15';

/** A lens of the catalogue, but for what `changes` say. */
export function lensOf(id: string, changes: Partial<LensDefinition> = {}): LensDefinition {
  const lens = catalogue.find((one) => one.id === id);
  if (!lens) throw new Error(`The catalogue has no lens ${id}`);
  return { ...lens, ...changes };
}

/** A lens of the catalogue by its id, the scleral without its own limits, one that moves up, or one that is not lent. */
export function namedLens(name: string): LensDefinition {
  if (name === 'translating') {
    const { parameters } = lensOf('gp-multifocal');
    const height = buildNumber({ name: 'segmentHeight' });
    return lensOf('gp-multifocal', { parameters: [...parameters, height] });
  }
  if (name === 'any-scleral') return lensOf('ampleye-scleral', { warnings: {} });
  return name === 'not-lent' ? lensOf('gp-sphere', { diagnosticPriceCents: null }) : lensOf(name);
}

export interface Setup extends Partial<WarningEye> {
  order?: Partial<Omit<WarningContext, 'eyes'>>;
  left?: Partial<WarningEye>;
}

/** An order of the right eye, or of both when `left` says how the left one differs. */
export function contextOf(lens: LensDefinition, { order, left, ...eye }: Setup): WarningContext {
  const right = { lens, prescription: {}, clinical: {}, earlier: null, eligibility: null, ...eye };
  return {
    type: 'new',
    sourceOrderId: null,
    returnReason: null,
    patientReference: 'PAT-1',
    patient: {},
    creditHold: false,
    today: TODAY,
    ...order,
    eyes: { right, ...(left && { left: { ...right, ...left } }) },
  };
}

export function warningsOf(lens: LensDefinition, setup: Setup): Warning[] {
  return checkWarnings(contextOf(lens, setup));
}

export function codesOf(lens: LensDefinition, setup: Setup): string[] {
  return warningsOf(lens, setup).map(({ code }) => code);
}

/** A warranty of 90 days and two exchanges, so many days after the order. */
export function standingAfter(days: number, exchangesUsed = 0): EyeEligibility {
  const orderedAt = new Date('2026-01-15T09:30:00.000Z');
  const source = { status: 'assumption', note: 'made for a test' } as const;
  return eligibilityOf({
    eye: 'right',
    warranty: { days: 90, exchanges: 2, creditPercent: 100, feeCents: 0, mustReturn: true, source },
    spare: { percentOff: 25, withinDays: 45, source },
    orderedAt,
    exchangesUsed,
    now: new Date(orderedAt.getTime() + days * 24 * 60 * 60 * 1000),
  });
}
