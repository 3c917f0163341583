import type { FittingCase } from '../planning/fitting-case.ts';
import type { Note, Plan, Wish } from '../planning/plan.ts';
import { LIMBAL, LIMBAL_STEP } from '../planning/scleral-rules.ts';
import { forecastSettling } from '../planning/settling.ts';
import { vaultBandOf } from './vault.ts';

const SOURCE = 'complications';

/** What helps beside the lens. */
const ADVICE: Note[] = [
  { key: 'advice.treatLids', values: {}, source: SOURCE },
  { key: 'advice.thickerFluid', values: {}, source: SOURCE },
  { key: 'advice.refillMidday', values: {}, source: SOURCE },
];

/** As low as the wanted vault allows; nothing while the vault is unknown. */
function sagWishes({ lens, findings }: FittingCase, values: Wish['reason']['values']): Wish[] {
  const { centralVault, minutesOnEye } = findings;
  if (centralVault === undefined || minutesOnEye === undefined) return [];
  const { expected } = forecastSettling(lens, centralVault, minutesOnEye);
  const { least } = vaultBandOf(lens);
  const room = expected - least;
  if (room <= 0) return [];
  return [
    {
      id: 'scleral.fogging.sag',
      rank: 1,
      moves: [{ parameter: 'sag', by: -room, most: room }],
      reason: {
        key: 'reason.foggingSag',
        values: { ...values, settledUm: expected, leastUm: least },
      },
      source: SOURCE,
      amountSource: 'assumption',
    },
  ];
}

/** To the clearance that is wanted when tears fog; one step when it was not measured. */
function limbalWishes({ findings }: FittingCase, values: Wish['reason']['values']): Wish[] {
  const { limbalClearance: clearance } = findings;
  const by = clearance === undefined ? -LIMBAL_STEP.amount : LIMBAL.fogging - clearance;
  if (by >= 0) return [];
  const most = clearance === undefined ? LIMBAL_STEP.amount : clearance - LIMBAL.least;
  return [
    {
      id: 'scleral.fogging.limbalZone',
      rank: 2,
      moves: [{ parameter: 'limbalZone', by, most }],
      reason: { key: 'reason.foggingLimbus', values: { ...values, aimUm: LIMBAL.fogging } },
      source: SOURCE,
      amountSource: clearance === undefined ? 'assumption' : SOURCE,
    },
  ];
}

/** Midday fogging: less room for tears. The source combines changes, so that a consultant is to be asked. */
export function planFogging(c: FittingCase): Partial<Plan> {
  const { foggingAfter, centralVault } = c.findings;
  if (foggingAfter === undefined) return {};
  const values = { minutes: foggingAfter };
  const wishes = [...sagWishes(c, values), ...limbalWishes(c, values)];
  return {
    findings: [{ finding: 'finding.fogging', wishes }],
    advice: ADVICE,
    conflicts: [
      {
        key: 'conflict.limbalAim',
        values: { foggingUm: LIMBAL.fogging, aimUm: LIMBAL.aim },
        followed: SOURCE,
        others: ['atlantis'],
      },
    ],
    consult: [{ key: 'consult.combinedBySource', values: {}, source: SOURCE }],
    missing: centralVault === undefined ? ['centralVault'] : [],
  };
}
