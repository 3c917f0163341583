import type { LensDefinition } from '../../../lens/model/lens.ts';
import { curveMove, oneStep } from '../planning/curve-move.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import type { Conflict, Note, Plan, Wish } from '../planning/plan.ts';
import {
  CURVE_FOR_BUBBLE,
  CURVE_WHEN_FAR_OVER,
  CURVE_WHEN_OVER,
  FAR_OVER,
  JUDGED_FROM,
  OTHER_SETTLING,
  VAULT_BAND,
} from '../planning/scleral-rules.ts';
import { forecastSettling, type SettlingForecast } from '../planning/settling.ts';
import { SOURCES, type SourceId } from '../planning/sources.ts';

/** The settled vault that is wanted, in µm. */
export interface VaultBand {
  least: number;
  most: number;
  aim: number;
  source: SourceId;
}

/** Returns the lens's own band of the settled vault; the general one when it has none, or an empty one. */
export function vaultBandOf({ id, warnings }: LensDefinition): VaultBand {
  const least = warnings['vaultLow']?.limits['vault'] ?? VAULT_BAND.least;
  const most = warnings['vaultHigh']?.limits['vault'] ?? VAULT_BAND.most;
  const isKnown = SOURCES.ampleyeTool.lenses.some((lens) => lens === id);
  const band = least < most ? { least, most } : VAULT_BAND;
  const source = isKnown ? 'ampleyeTool' : 'assumption';
  return { least: band.least, most: band.most, aim: (band.least + band.most) / 2, source };
}

function valuesOf(forecast: SettlingForecast, band: VaultBand) {
  return {
    vaultUm: forecast.vault,
    minutes: forecast.minutes,
    settledUm: forecast.expected,
    settledLeastUm: forecast.least,
    settledMostUm: forecast.most,
    leastUm: band.least,
    mostUm: band.most,
    aimUm: band.aim,
  };
}

function planLow(forecast: SettlingForecast, band: VaultBand): Partial<Plan> {
  const wish: Wish = {
    id: 'scleral.vaultLow.sag',
    rank: 1,
    moves: [
      {
        parameter: 'sag',
        by: band.aim - forecast.expected,
        most: band.most - forecast.expected,
      },
    ],
    reason: { key: 'reason.vaultLow', values: valuesOf(forecast, band) },
    source: 'ampleyeTool',
    amountSource: 'assumption',
  };
  return { findings: [{ finding: 'finding.vaultLow', wishes: [wish] }] };
}

function planHigh(c: FittingCase, forecast: SettlingForecast, band: VaultBand): Partial<Plan> {
  const excess = forecast.expected - band.most;
  const curve = excess > FAR_OVER ? CURVE_WHEN_FAR_OVER : CURVE_WHEN_OVER;
  const reason = { key: 'reason.vaultHigh' as const, values: valuesOf(forecast, band) };
  const wishes: Wish[] = [
    {
      id: 'scleral.vaultHigh.sag',
      rank: 1,
      moves: [
        {
          parameter: 'sag',
          by: band.aim - forecast.expected,
          most: forecast.expected - band.least,
        },
      ],
      reason,
      source: 'ampleyeTool',
      amountSource: 'assumption',
    },
    {
      id: 'scleral.vaultHigh.baseCurve',
      rank: 2,
      moves: [curveMove(c, 'baseCurve', curve.amount)],
      keepsPower: true,
      reason,
      source: curve.source,
      amountSource: curve.source,
    },
    {
      id: 'scleral.vaultHigh.diameter',
      rank: 3,
      moves: [{ parameter: 'diameter', by: -oneStep(c, 'diameter') }],
      reason,
      source: 'atlantis',
      amountSource: 'assumption',
    },
  ];
  const conflict: Conflict = {
    key: 'conflict.vaultHigh',
    values: {},
    followed: 'ampleyeTool',
    others: ['atlantis'],
  };
  return { findings: [{ finding: 'finding.vaultHigh', wishes }], conflicts: [conflict] };
}

/** A vault that lies on the other side of a limit when it settles as much, or as little, as reported. */
function isUndecided({ least, most }: SettlingForecast, band: VaultBand): boolean {
  const between = (limit: number) => least < limit && limit < most;
  return between(band.least) || between(band.most);
}

function adviceOn(forecast: SettlingForecast, band: VaultBand): Note[] {
  const advice: Note[] = [];
  if (forecast.minutes < JUDGED_FROM.amount) {
    const values = { minutes: forecast.minutes, waitMinutes: JUDGED_FROM.amount };
    advice.push({ key: 'advice.tooEarly', values, source: JUDGED_FROM.source });
  }
  if (isUndecided(forecast, band)) {
    const values = valuesOf(forecast, band);
    advice.push({ key: 'advice.settlingDecides', values, source: 'ampleyeTool' });
  }
  return advice;
}

const SETTLING_CONFLICT: Conflict = {
  key: 'conflict.settling',
  values: { studyUm: OTHER_SETTLING.lessComplex, hourUm: OTHER_SETTLING.europa },
  followed: 'atlantis',
  others: ['lessComplex', 'europa'],
};

function targetConflict({ least, most, source }: VaultBand): Conflict {
  return {
    key: 'conflict.vaultTarget',
    values: { leastUm: least, mostUm: most },
    followed: source,
    others: ['lessComplex', 'gpInsights2020', 'atlantis', 'europa', 'maxim', 'jupiter'],
  };
}

/** A big central bubble is a vault that is too high; a vault that was measured says it better. */
function planBubble(c: FittingCase): Partial<Plan> {
  const wish: Wish = {
    id: 'scleral.centralBubble.baseCurve',
    rank: 1,
    moves: [curveMove(c, 'baseCurve', CURVE_FOR_BUBBLE.amount)],
    keepsPower: true,
    reason: { key: 'reason.centralBubble', values: {} },
    source: CURVE_FOR_BUBBLE.source,
    amountSource: CURVE_FOR_BUBBLE.source,
  };
  return {
    findings: [{ finding: 'finding.centralBubble', wishes: [wish] }],
    missing: ['centralVault'],
  };
}

/** The first check: the central vault, as it will be after settling. In µm. */
export function planVault(c: FittingCase): Partial<Plan> {
  const { centralVault, minutesOnEye, bubbles } = c.findings;
  if (centralVault === undefined) return bubbles === 'central' ? planBubble(c) : {};
  if (minutesOnEye === undefined) return { missing: ['minutesOnEye'] };
  const forecast = forecastSettling(c.lens, centralVault, minutesOnEye);
  const band = vaultBandOf(c.lens);
  const found =
    forecast.expected < band.least
      ? planLow(forecast, band)
      : forecast.expected > band.most && planHigh(c, forecast, band);
  return {
    ...found,
    advice: adviceOn(forecast, band),
    conflicts: [SETTLING_CONFLICT, targetConflict(band), ...((found && found.conflicts) || [])],
    settling: forecast,
  };
}
