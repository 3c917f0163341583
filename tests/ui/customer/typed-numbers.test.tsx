import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PortalDataProvider } from '#providers/data/data.ts';
import {
  column,
  descriptionOf,
  fieldOf,
  fill,
  openOrderForm,
  pickLens,
  put,
} from './order-page.tsx';

const field = (label: RegExp) => fieldOf('right', label);
const power = () => [/^Sphere/, /^Cylinder/, /^Axis/].map((label) => field(label).value);

describe('numbers as fitters type them', () => {
  it('OR-13 a base curve in diopters is offered as a radius, which Enter takes', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    const curve = fill('right', /^Base curve/, '42.75');
    expect(curve.value).toBe('42.75');
    expect(await column('right').findByText('Read as 7.90 mm (42.75 D)')).toBeDefined();
    for (const words of ['Nearest', 'in steps of']) {
      expect(descriptionOf(curve)).not.toContain(words);
    }
    fireEvent.keyDown(curve, { key: 'Enter' });
    expect(curve.value).toBe('7.90');
    await waitFor(() => expect(descriptionOf(curve)).toContain('“42.75” read as 7.90 mm'));
    expect(column('right').queryByText(/^Read as/)).toBeNull();
  });

  it('OR-11 OR-13 a pasted prescription fills its eye, and plus cylinder is transposed, both with undo', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'Custom Soft Toric');
    put(fieldOf('left', /^Sphere/), '-9');
    const clipboardData = { getData: () => 'OD -3.00 +1.25 x 90' };
    expect(fireEvent.paste(field(/^Sphere/), { clipboardData })).toBe(false);
    expect(power()).toEqual(['−3.00', '+1.25', '090']);
    expect(fieldOf('left', /^Sphere/).value).toBe('-9');
    expect(await screen.findByText(/^Right eye filled: −3\.00/)).toBeDefined();
    fireEvent.click(await column('right').findByText('Transpose to −1.75 −1.25 × 180°'));
    expect(power()).toEqual(['−1.75', '−1.25', '180']);
    expect(await screen.findByText('Transposed from −3.00 +1.25 × 090°.')).toBeDefined();
    fireEvent.click(column('right').getByText('Undo'));
    expect(power()).toEqual(['−3.00', '+1.25', '090']);
  });

  it('OR-13 a cylinder without a point or with its unit is read in the notation of the user', async () => {
    const preference = (async () => ({ data: 'minus' })) as PortalDataProvider['preference'];
    const { user } = await openOrderForm({ preference });
    await pickLens(user, 'right', 'Custom Soft Toric');
    const lens = field(/^Cylinder/);
    await waitFor(() => expect(descriptionOf(lens)).toContain('Minus cylinder'));
    fireEvent.click(screen.getByText('Show'));
    const measured = document.querySelector<HTMLInputElement>('#right-clinical-refractionCylinder');
    if (!measured) throw new Error('There is no field for the cylinder');
    for (const cylinder of [lens, measured]) {
      for (const typed of ['125', '1.25 D']) {
        put(cylinder, typed);
        expect(screen.queryByText(/^Read as/)).toBeNull();
        fireEvent.blur(cylinder);
        expect(cylinder.value).toBe('−1.25');
      }
      put(cylinder, '150');
      fireEvent.keyDown(cylinder, { key: 'Enter' });
      expect(cylinder.value).toBe('−1.50');
    }
  });

  it('OR-13 leaving a field that holds a prescription fills the eye, and leaves the focus where it went', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'Custom Soft Toric');
    const [sphere, curve] = [field(/^Sphere/), field(/^Base curve/)];
    act(() => sphere.focus());
    put(sphere, '-3.00 -1.25 x 180');
    act(() => curve.focus());
    expect(power()).toEqual(['−3.00', '−1.25', '180']);
    await screen.findByText(/^Right eye filled/);
    // react-hook-form sets the focus a moment later
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(document.activeElement).toBe(curve);
  });

  it('OR-01 says what an option comes to at any time', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'Scleral');
    const zone = [...document.querySelectorAll<HTMLSelectElement>('select[id^="right-"]')].find(
      (select) => [...select.options].some(({ value }) => value === 'flat2'),
    );
    if (!zone) throw new Error('There is no zone');
    put(zone, 'flat2');
    await waitFor(() => expect(descriptionOf(zone)).toMatch(/^Flat 2: −50 µm/));
    const help = document.getElementById(zone.getAttribute('aria-describedby') ?? '');
    expect(help?.querySelector('[data-hint]')).toBeNull();
  });
});
