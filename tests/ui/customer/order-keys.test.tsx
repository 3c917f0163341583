import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildEarlierOrder } from '#tests/fixtures/earlier-order.ts';
import {
  column,
  descriptionOf,
  fieldOf,
  fill,
  openOrderForm,
  pickLens,
} from '#tests/ui/customer/order-page.tsx';

const earlier = buildEarlierOrder();

function openReorder() {
  return openOrderForm({
    search: `?type=reorder&from=${earlier.id}`,
    getOne: () => Promise.resolve({ data: earlier }),
  });
}

describe('the order form by keyboard', () => {
  it('OR-01 reads what was typed as a fitter means it, and says so until it changes', async () => {
    const { user } = await openReorder();
    const sphere = await fill(user, 'right', /^Sphere/, '275');
    expect(sphere.value).toBe('+2.75');
    expect(descriptionOf(sphere)).toContain('“275” read as +2.75 D');
    await user.type(sphere, '{ArrowUp}');
    expect(sphere.value).toBe('+3.00');
    expect(descriptionOf(sphere)).not.toContain('read as');
    await fill(user, 'right', /^Sphere/, 'pl');
    expect(sphere.value).toBe('0.00');
  });

  it('OR-01 steps ten at once with Shift, and goes to the ends', async () => {
    const { user } = await openReorder();
    const curve = fieldOf('right', /^Base curve/);
    await user.type(curve, '{Shift>}{ArrowUp}{/Shift}');
    expect(curve.value).toBe('8.30');
    await user.type(curve, '{Home}');
    expect(curve.value).toBe('6.00');
    await user.type(curve, '{End}');
    expect(curve.value).toBe('9.00');
  });

  it('OR-04 sends by Ctrl + Enter what stands in the field, and not by Enter', async () => {
    const { user, submitOrder } = await openReorder();
    const sphere = fieldOf('right', /^Sphere/);
    await user.clear(sphere);
    await user.type(sphere, '-300{Enter}');
    expect(sphere.value).toBe('−3.00');
    await user.clear(sphere);
    await user.type(sphere, '-325{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Order O-500 submitted' })).toBeDefined();
    expect(submitOrder).toHaveBeenCalledTimes(1);
    expect(submitOrder.mock.calls[0]?.[0].lenses[0]?.prescription['sphere']).toBe(-3.25);
  });

  it('OR-01 copies one field from right to left, and both ways whole', async () => {
    const { user } = await openReorder();
    await user.click(screen.getByLabelText(/Order left lens/));
    await pickLens(user, 'left', 'GP Sphere');
    const button = column('left').getByText('Copy Base curve from right eye: 7.80 mm');
    button.focus();
    await user.click(button);
    const curve = fieldOf('left', /^Base curve/);
    expect(curve.value).toBe('7.80');
    expect(descriptionOf(curve)).toContain('From right eye');
    await waitFor(() => expect(document.activeElement).toBe(curve));
    expect(column('left').queryByText(/^Copy Base curve/)).toBeNull();
    await fill(user, 'left', /^Base curve/, '8');
    await user.click(screen.getByText('Copy left to right'));
    expect(fieldOf('right', /^Base curve/).value).toBe('8.00');
    expect(descriptionOf(fieldOf('right', /^Base curve/))).toContain('From left eye');
  });

  it('OR-01 hides a parameter that has no place yet, and sends none of it', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'Ampleye scleral');
    expect(column('right').queryByLabelText(/^Near zone/)).toBeNull();
    await fill(user, 'right', /^Add/, '2');
    expect(fieldOf('right', /^Near zone/)).toBeDefined();
  });
});
