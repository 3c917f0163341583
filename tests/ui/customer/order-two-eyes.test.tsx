import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { keratoconusGp } from '#server/first-run/catalogue/keratoconus-gp.ts';
import { column, descriptionOf, fieldOf, openOrderForm, pickLens } from './order-page.tsx';

const open = () => openOrderForm({ lenses: [gpSphere, keratoconusGp] });
const lensOf = (eye: 'right' | 'left') => fieldOf(eye, /^Lens/).value;
/** Puts a base curve into the left eye at once. */
const typeLeft = (text: string) =>
  fireEvent.change(fieldOf('left', /^Base curve/), { target: { value: text } });

describe('the other eye', () => {
  it('OR-11 is said to follow, gets back what it was by an undo from the keyboard, and does not follow again', async () => {
    const { user } = await open();
    await pickLens(user, 'right', 'GP Keratoconus');
    const told = await column('right').findByText('The left eye was matched: GP Keratoconus.');
    expect(told.closest('output')).not.toBeNull();
    expect(descriptionOf(fieldOf('left', /^Lens/))).toBe('Matches the right eye');
    const undo = await column('right').findByLabelText('Undo for the left eye');
    undo.focus();
    await user.keyboard('{Enter}');
    await column('right').findByText('Left eye restored.');
    expect(lensOf('left')).toBe('');
    expect(column('left').queryByLabelText(/^Base curve/)).toBeNull();
    expect(document.activeElement).toBe(fieldOf('right', /^Lens/));
    await pickLens(user, 'right', 'GP Sphere');
    expect([lensOf('right'), lensOf('left')]).toEqual(['GP Sphere', '']);
  });

  it('OR-11 gets back what was typed for it when a copy is undone, which is offered until more is typed', async () => {
    const { user } = await open();
    await pickLens(user, 'right', 'GP Keratoconus');
    typeLeft('7.8');
    fireEvent.click(screen.getByText('Copy right to left'));
    fireEvent.click(await screen.findByLabelText('Undo for the left eye'));
    await screen.findByText('Left eye restored.');
    expect(fieldOf('left', /^Base curve/).value).toBe('7.8');
    fireEvent.click(screen.getByText('Copy right to left'));
    await screen.findByLabelText('Undo for the left eye');
    expect(fieldOf('left', /^Base curve/).value).toBe('');
    typeLeft('6.5');
    await waitFor(() => expect(screen.queryByLabelText('Undo for the left eye')).toBeNull());
  });
});
