import { describe, expect, it } from 'vitest';
import { withChange, withFindings, withLens } from '#domain/fitting-link/edit.ts';
import { newFitting } from '#domain/fitting-link/fitting-file.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import {
  linkOf,
  reached,
  readFragment,
  writeFragment,
} from '#src/consultant/fitting/state/fragment.ts';

const ampleye = catalogue.find(({ id }) => id === 'ampleye-scleral');
if (!ampleye) throw new Error('No Ampleye');
const begun = withLens(newFitting(), ampleye);

describe('the fragment of a fitting', () => {
  it('VC-04 holds the fitting and its stage', () => {
    for (const stage of ['eye', 'lens', 'first', 0] as const) {
      const read = readFragment(writeFragment(linkOf(begun), stage));
      expect(read).toMatchObject({ kind: 'fitting', file: begun, stage, unread: [] });
    }
  });

  it('VC-04 from elsewhere shows how far the fitting has come', () => {
    expect(readFragment(`#fitting=${linkOf(begun)}`)).toMatchObject({ stage: 0 });
    expect(readFragment(`#fitting=${linkOf(newFitting())}`)).toMatchObject({ stage: 'eye' });
  });

  it('VC-04 goes no further than the fitting', () => {
    expect(reached(7, begun)).toBe(0);
    expect(reached(-1, begun)).toBe('first');
    expect(reached('first', newFitting())).toBe('lens');
    expect(readFragment(`#fitting=${linkOf(begun)}&at=seen99`)).toMatchObject({ stage: 0 });
    expect(readFragment(`#fitting=${linkOf(begun)}&at=${'<b>'}`)).toMatchObject({ stage: 'eye' });
  });

  it('VC-04 is told from none, and from that of the skip link', () => {
    expect(readFragment('')).toEqual({ kind: 'none' });
    expect(readFragment('#')).toEqual({ kind: 'none' });
    expect(readFragment('#content')).toEqual({ kind: 'other' });
    expect(readFragment('#fitting=%00')).toMatchObject({
      kind: 'fitting',
      unread: [{ part: 'whole' }],
    });
  });

  it('VC-04 leaves out what cannot be, which stays on the page', () => {
    const findings = { minutesOnEye: 30, centralVault: 5_000 };
    const odd = withFindings(begun, ampleye, { step: 0, findings });
    const read = readFragment(writeFragment(linkOf(odd), 0));
    expect(read).toMatchObject({
      unread: [],
      file: { steps: [{ findings: { minutesOnEye: 30 } }] },
    });
    expect(withChange(odd, 0, null)).toBe(odd);
  });
});
