import { describe, expect, it } from 'vitest';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { chargedFor, priceLens } from '#domain/lens/price.ts';

const part = (code: string, cents: number) => ({ code, label: { en: code, es: code }, cents });

describe('OR-05 prices of a few cents', () => {
  it('count as charged from one cent on', () => {
    const priceParts = [part('lens', 1), part('credit', -1), part('fee', 500)];
    expect(chargedFor({ priceCents: 500, priceParts })).toBe(1);
  });

  it('are the price of the line where no part was charged', () => {
    const priceParts = [part('lens', 0), part('fee', 500)];
    expect(chargedFor({ priceCents: 500, priceParts })).toBe(500);
  });

  it('give no discount on a spare whose warranty is not known', () => {
    const spare = { lens: gpSphere, prescription: {}, type: 'spare' as const, eligibility: null };
    expect(priceLens(spare).map(({ cents }) => cents)).toEqual([gpSphere.priceCents]);
  });
});
