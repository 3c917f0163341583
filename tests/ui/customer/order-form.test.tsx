import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  column,
  descriptionOf,
  fill,
  fieldOf,
  fillValidOrder,
  openOrderForm,
  pickLens,
  submit,
} from '#tests/ui/customer/order-page.tsx';

const text = (field: HTMLInputElement) => field.value;

describe('the order form', () => {
  it('OR-01 asks only for the parameters that the chosen lens has, of both eyes', async () => {
    const { user } = await openOrderForm();
    expect(screen.queryByLabelText(/^Base curve/)).toBeNull();
    await pickLens(user, 'right', 'GP Sphere');
    for (const eye of ['right', 'left'] as const) {
      expect(fieldOf(eye, /^Base curve/)).toBeDefined();
      expect(column(eye).queryByLabelText(/^Cylinder/)).toBeNull();
    }
    await pickLens(user, 'left', 'GP Front Toric');
    expect(fieldOf('left', /^Cylinder/)).toBeDefined();
    expect(column('right').queryByLabelText(/^Cylinder/)).toBeNull();
  });

  it('OR-01 shows unit, range, step and a marked default', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    const diameter = fieldOf('right', /^Diameter/);
    expect(text(diameter)).toBe('9.20');
    expect(descriptionOf(diameter)).toContain('8.00 mm to 11.00 mm, in steps of 0.10');
    expect(descriptionOf(diameter)).toContain('Default');
    await fill(user, 'right', /^Diameter/, '9,3');
    expect(text(diameter)).toBe('9.30');
    expect(descriptionOf(diameter)).not.toContain('Default');
  });

  it('OR-01 finds a lens by its family, with the keyboard', async () => {
    const { user } = await openOrderForm();
    fieldOf('right', /^Lens/).focus();
    await user.keyboard('ortho{Enter}');
    expect(fieldOf('right', /^Diameter/)).toBeDefined();
  });

  it.each([
    [
      'a sphere off its step',
      'GP Sphere',
      /^Sphere/,
      '-2.80',
      /steps of 0.25.*Nearest: −2.75 D/,
      '−2.75',
    ],
    [
      'a base curve out of range',
      'GP Sphere',
      /^Base curve/,
      '5',
      /runs from 6.00 mm to 9.00 mm.*Nearest: 6.00 mm/,
      '6.00',
    ],
    [
      'an axis that does not exist',
      'GP Front Toric',
      /^Axis/,
      '185',
      /runs from 001° to 180°.*Nearest: 005°/,
      '005',
    ],
  ] as const)(
    'OR-01 refuses %s and offers the nearest',
    async (_, lens, label, typed, says, nearest) => {
      const { user } = await openOrderForm();
      await pickLens(user, 'right', lens);
      if (lens === 'GP Front Toric') await fill(user, 'right', /^Cylinder/, '-1');
      const field = await fill(user, 'right', label, typed);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(field)).toMatch(says);
      await user.click(column('right').getByText(/^Use /));
      expect(text(field)).toBe(nearest);
      expect(field.getAttribute('aria-invalid')).toBe('false');
      expect(column('right').queryByText(/^Use /)).toBeNull();
    },
  );

  it('OR-01 refuses an axis without a cylinder, and takes it as soon as there is one', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'Custom Soft Toric');
    const cylinder = fieldOf('right', /^Cylinder/);
    await user.clear(cylinder);
    const axis = await fill(user, 'right', /^Axis/, '5');
    expect(text(axis)).toBe('005');
    expect(descriptionOf(axis)).toContain('Cylinder is missing');
    await fill(user, 'right', /^Cylinder/, '-1.25');
    expect(axis.getAttribute('aria-invalid')).toBe('false');
  });

  it('OR-01 says nothing before a field was left, and then follows the typing', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    const curve = fieldOf('right', /^Base curve/);
    await user.type(curve, '8.03');
    expect(curve.getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    expect(curve.getAttribute('aria-invalid')).toBe('true');
    await user.type(curve, '{Backspace}5');
    expect(curve.getAttribute('aria-invalid')).toBe('false');
  });

  it('OR-01 steps with the arrow keys and accepts both minus signs', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    const sphere = await fill(user, 'right', /^Sphere/, '−2,5');
    expect(text(sphere)).toBe('−2.50');
    await user.type(sphere, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(text(sphere)).toBe('−2.25');
  });

  it('OR-01 copies right to left, marks it, and says so', async () => {
    const { user } = await openOrderForm();
    await fillValidOrder(user);
    const sphere = fieldOf('left', /^Sphere/);
    expect(text(sphere)).toBe('−2.75');
    expect(descriptionOf(sphere)).toContain('From right eye');
    expect(screen.getByText(/values of the right eye were copied/)).toBeDefined();
  });

  it('OR-01 orders one eye alone, and sends numbers', async () => {
    const { user, submitOrder } = await openOrderForm();
    await fillValidOrder(user);
    await user.click(screen.getByLabelText(/Order left lens/));
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Order O-500 submitted' })).toBeDefined();
    const [input] = submitOrder.mock.calls[0] ?? [];
    expect(input).toMatchObject({ accountNumber: '100200', patientReference: 'P-77' });
    expect(input?.lenses).toHaveLength(1);
    expect(input?.lenses[0]).toMatchObject({
      eye: 'right',
      lensId: 'gp-sphere',
      lensVersion: 1,
      prescription: { baseCurve: 7.8, sphere: -2.75, diameter: 9.2 },
    });
  });

  it('OR-01 does not send without an eye', async () => {
    const { user, submitOrder } = await openOrderForm();
    await fillValidOrder(user);
    await user.click(screen.getByLabelText(/Order left lens/));
    await user.click(screen.getByLabelText(/Order right lens/));
    await submit(user);
    expect(submitOrder).not.toHaveBeenCalled();
    const right = screen.getByLabelText(/Order right lens/);
    await waitFor(() => expect(document.activeElement).toBe(right));
    expect(descriptionOf(right)).toBe('Choose at least one eye');
  });

  it('UX-01 goes to the first error on submit, and to each from the list of what is missing', async () => {
    const { user, submitOrder } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    await submit(user);
    const reference = screen.getByLabelText(/^Patient reference/);
    await waitFor(() => expect(document.activeElement).toBe(reference));
    expect(descriptionOf(reference)).toContain('A patient reference is missing');
    const missing = within(screen.getByRole('list', { name: 'Still to do' }));
    const [rightCurve] = missing.getAllByRole('button', { name: /Base curve/ });
    if (rightCurve) await user.click(rightCurve);
    const curve = fieldOf('right', /^Base curve/);
    await waitFor(() => expect(document.activeElement).toBe(curve));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('OR-01 adds up the price of the lenses that are ordered', async () => {
    const { user } = await openOrderForm();
    await fillValidOrder(user);
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('$150.00')).toBeDefined();
    expect(summary.getByText('Nothing is missing.')).toBeDefined();
    await user.click(screen.getByLabelText(/Order left lens/));
    expect(summary.queryByText('$150.00')).toBeNull();
  });
});
