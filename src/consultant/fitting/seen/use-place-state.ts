import type { Findings } from '#domain/consultant/fitting/findings.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Place } from './finding-use.ts';

export interface PlaceState {
  /** Nothing entered, as it should be or only a figure, or something that may need a change. */
  kind: 'none' | 'fine' | 'seen';
  /** What was entered, short; empty for nothing. */
  text: string;
}

const NONE: PlaceState = { kind: 'none', text: '' };

/** Says what was entered at a place. */
export function usePlaceState(findings: Findings): (place: Place) => PlaceState {
  const text = useText('fitting');
  const limbus = (): PlaceState => {
    const { limbal, limbalClearance } = findings;
    if (limbal === undefined && limbalClearance === undefined) return NONE;
    const said = [
      limbal && text(`seen.short.${limbal}`),
      limbalClearance !== undefined && `${limbalClearance} µm`,
    ];
    const isFine = limbal === undefined || limbal === 'ideal';
    return { kind: isFine ? 'fine' : 'seen', text: said.filter(Boolean).join(', ') };
  };
  return (place) => {
    if (place === 'limbus') return limbus();
    if (place === 'center') {
      const { centralVault } = findings;
      return centralVault === undefined ? NONE : { kind: 'fine', text: `${centralVault} µm` };
    }
    if (place === 'edge') {
      const { dye } = findings;
      if (dye === undefined) return NONE;
      return { kind: dye === 'enters' ? 'fine' : 'seen', text: text(`seen.short.${dye}`) };
    }
    const sign = findings.landing?.[place];
    if (sign === undefined) return NONE;
    return { kind: sign === 'even' ? 'fine' : 'seen', text: text(`seen.short.${sign}`) };
  };
}
