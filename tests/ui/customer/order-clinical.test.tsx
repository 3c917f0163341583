import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldOf, fillValidOrder, openOrderForm, pickLens } from './order-page.tsx';

/** By text: to ask for a role takes seconds in a form of this size. */
function block() {
  const section = screen.getByText('Clinical data').closest('section');
  if (!section) throw new Error('There is no clinical block');
  return within(section);
}
const button = (name: string) => block().getByText(name, { selector: 'button' });
const open = () => fireEvent.click(button('Show'));

/** A clinical field of the right eye by its label, leaving it after typing. */
function measure(label: string, text: string) {
  const [field] = block().getAllByLabelText<HTMLInputElement>(label);
  if (!field) throw new Error(`There is no field ${label}`);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

describe('OR-02 the clinical block', () => {
  it('is folded while nothing is entered, and says how much is', async () => {
    await openOrderForm();
    expect(block().getByText('nothing entered')).toBeTruthy();
    expect(button('Show').getAttribute('aria-expanded')).toBe('false');
    open();
    measure('Flat K', '43');
    measure('Visible iris (HVID)', '11.8');
    expect(block().getByText('2 values')).toBeTruthy();
  });

  it('writes measurements as the trade does', async () => {
    await openOrderForm();
    open();
    expect(measure('Flat K', '43,5').value).toBe('43.50');
    expect(measure('Flat meridian', '5').value).toBe('005');
  });

  it('works out what follows, with its working', async () => {
    await openOrderForm();
    open();
    measure('Flat K', '43');
    measure('Steep K', '45');
    expect(block().getByText('Worked out')).toBeTruthy();
    expect(block().getByText(/337\.5 ÷ 43|337\.5 \/ 43/)).toBeTruthy();
    expect(block().getAllByText(/7\.85 mm/).length).toBeGreaterThan(0);
  });

  it('converts K when the unit changes', async () => {
    await openOrderForm();
    open();
    const field = measure('Flat K', '43');
    fireEvent.click(block().getByLabelText('mm', { selector: 'input[type=radio]' }));
    expect(field.value).toBe('7.85');
  });

  it('sends what was measured', async () => {
    const { user, submitOrder } = await openOrderForm();
    await fillValidOrder(user);
    open();
    measure('Flat K', '43');
    fireEvent.change(block().getByLabelText('Dominant eye'), { target: { value: 'left' } });
    await user.click(screen.getByText(/^Submit order/));
    const input = submitOrder.mock.calls[0]?.[0];
    expect(input?.lenses[0]?.clinical).toEqual({ flatK: 43 });
    expect(input?.patient).toEqual({ dominantEye: 'left' });
  });

  it('opens for what must be put right, and stays open until it is', async () => {
    await openOrderForm();
    open();
    measure('Flat K', 'flat');
    expect(block().getAllByText(/“flat” is not a number/).length).toBeGreaterThan(0);
    fireEvent.click(button('Hide'));
    expect(button('Hide')).toBeTruthy();
    measure('Flat K', '');
    fireEvent.click(button('Hide'));
    expect(button('Show')).toBeTruthy();
  });
});

describe('OR-02 suggested first parameters', () => {
  it('are never filled in by themselves, and marked when they are taken', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'GP sphere');
    open();
    measure('Flat K', '43');
    measure('Steep K', '43.75');
    const baseCurve = fieldOf('right', /^Base curve/);
    expect(baseCurve.value).toBe('');
    fireEvent.click(screen.getByLabelText(/^Use 7\.\d\d mm for Base curve/));
    expect(baseCurve.value).toMatch(/^7\.\d\d$/);
    expect(screen.getAllByText(/Suggested$/).length).toBeGreaterThan(0);
    fireEvent.change(baseCurve, { target: { value: '7.7' } });
    expect(screen.queryByText(/· Suggested$/)).toBeNull();
  });
});
