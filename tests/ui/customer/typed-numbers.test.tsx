import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  column,
  descriptionOf,
  fieldOf,
  fill,
  openOrderForm,
  pickLens,
  put,
} from '#tests/ui/customer/order-page.tsx';

afterEach(() => vi.restoreAllMocks());

const field = (label: RegExp) => fieldOf('right', label);
const power = () => [/^Sphere/, /^Cylinder/, /^Axis/].map((label) => field(label).value);

describe('numbers as fitters type them', () => {
  it('OR-13 a base curve in diopters is offered as a radius, which Enter takes', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    const curve = fill('right', /^Base curve/, '42.75');
    expect(curve.value).toBe('42.75');
    expect(await column('right').findByText('Read as 7.90 mm (42.75 D)')).toBeDefined();
    expect(descriptionOf(curve)).not.toContain('Nearest');
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
});
