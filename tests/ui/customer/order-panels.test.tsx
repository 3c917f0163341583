import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { ClinicalBlock } from '#src/customer/order/clinical/ClinicalBlock.tsx';
import { Suggestions } from '#src/customer/order/clinical/Suggestions.tsx';
import type { SubmitFailure } from '#src/customer/order/submit/submit-failure.ts';
import { SubmitFailureAlert } from '#src/customer/order/submit/SubmitFailureAlert.tsx';
import { WarningList } from '#src/customer/order/warnings/WarningList.tsx';
import { eyeWith, NOT_ORDERED, showPanel } from './order-panel.tsx';

const button = (name: string) => screen.getByText(name, { selector: 'button' });

/** A clinical field by its label, left after typing. */
function measure(label: string, text: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

describe('OR-02 the clinical block', () => {
  it('is folded, counts what is given, works out what follows, and converts K', async () => {
    const { values } = showPanel(<ClinicalBlock />, { left: NOT_ORDERED });
    expect(screen.getByText('nothing entered')).toBeTruthy();
    expect(button('Show').getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button('Show'));
    expect(button('Hide').getAttribute('aria-expanded')).toBe('true');
    const flat = measure('Flat K', '43,5');
    expect(flat.value).toBe('43.50');
    measure('Flat K', '43');
    measure('Steep K', '45');
    expect(measure('Flat meridian', '5').value).toBe('005');
    fireEvent.change(screen.getByLabelText('Dominant eye'), { target: { value: 'left' } });
    expect(await screen.findByText('4 values')).toBeTruthy();
    expect(screen.getByText('Calculated values')).toBeTruthy();
    expect(screen.getByText(/337\.5 ÷ 43|337\.5 \/ 43/)).toBeTruthy();
    expect(screen.getAllByText(/7\.85 mm/).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByLabelText('mm', { selector: 'input[type=radio]' }));
    expect(flat.value).toBe('7.85');
    expect(values()).toMatchObject({
      patient: { dominantEye: 'left' },
      right: { clinical: { flatK: '7.85', kUnit: 'mm' } },
    });
  });

  it('opens for what must be put right, and stays open until it is', async () => {
    showPanel(<ClinicalBlock />, { left: NOT_ORDERED });
    fireEvent.click(button('Show'));
    const flat = measure('Flat K', 'flat');
    await waitFor(() => expect(flat.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/enter a number, not “flat”/)).toBeTruthy();
    fireEvent.click(button('Hide'));
    expect(button('Hide')).toBeTruthy();
    measure('Flat K', '');
    await waitFor(() => expect(flat.getAttribute('aria-invalid')).toBe('false'));
    fireEvent.click(button('Hide'));
    expect(button('Show')).toBeTruthy();
  });

  it('suggests first parameters, fills none by itself, and marks what is taken', async () => {
    const right = eyeWith('gp-sphere', { clinical: { flatK: '43', steepK: '43.75' } });
    const { values } = showPanel(<Suggestions eye="right" lens={gpSphere} />, { right });
    expect(values().right.values).toEqual({});
    fireEvent.click(screen.getByLabelText(/^Use 7\.\d\d mm for Base curve/));
    expect(values().right.values['baseCurve']).toMatch(/^7\.\d\d$/);
    expect(values().right.origins).toEqual({ baseCurve: 'suggested' });
    await screen.findByText(/^Base curve 7\.\d\d mm was filled in from the suggestion/);
    expect(screen.getByText('in use')).toBeTruthy();
  });

  it('UX-01 keeps whoever takes a suggestion by keyboard at its row', () => {
    const right = eyeWith('gp-sphere', { clinical: { flatK: '43', steepK: '43.75' } });
    showPanel(<Suggestions eye="right" lens={gpSphere} />, { right });
    const take = screen.getByLabelText(/^Use 7\.\d\d mm for Base curve/);
    const row = take.closest('li');
    take.focus();
    fireEvent.click(take);
    expect(row?.contains(screen.getByText('in use'))).toBe(true);
    expect(document.activeElement).toBe(row);
  });
});

const RESIDUAL = 'For an irregular cornea consider a keratoconus, scleral or hybrid lens';
const CODE = 'keratoconusInNormalDesign';
const keratoconus = eyeWith('gp-sphere', { clinical: { condition: 'keratoconus' } });

describe('the warnings beside the form', () => {
  it('SE-08 stand by level, lead to their field, and follow what is typed', async () => {
    const { jumpTo, form } = showPanel(<WarningList />, { right: keratoconus, left: NOT_ORDERED });
    const list = within(screen.getByLabelText('Warning'));
    expect(list.getByText('Right eye')).toBeTruthy();
    fireEvent.click(list.getByText(RESIDUAL));
    expect(jumpTo).toHaveBeenCalledWith('right.clinical.condition');
    form().setValue('right.clinical.condition', 'normal');
    await waitFor(() => expect(screen.queryByText('Before you submit')).toBeNull());
  });

  it('SE-08 are seen with a note to the consultant, each eye for itself, and no longer', async () => {
    const { values } = showPanel(<WarningList />, {
      right: keratoconus,
      left: keratoconus,
      acknowledged: [{ code: CODE, eye: 'left', note: 'Known' }],
    });
    const [right, left] = screen.getAllByLabelText<HTMLInputElement>(`Acknowledge: ${RESIDUAL}`);
    if (!right || !left) throw new Error('Each eye has its own answer');
    expect([right.checked, left.checked]).toEqual([false, true]);
    fireEvent.click(right);
    await waitFor(() => expect(right.checked).toBe(true));
    const [note] = screen.getAllByLabelText(/^Note to the lens consultant \(optional\) on/);
    if (note) fireEvent.change(note, { target: { value: 'Early cone' } });
    expect(values().acknowledged).toEqual([
      { code: CODE, eye: 'left', note: 'Known' },
      { code: CODE, eye: 'right', note: 'Early cone', seen: 'clinical.condition' },
    ]);
    fireEvent.click(right);
    await waitFor(() => expect(right.checked).toBe(false));
    expect(values().acknowledged).toEqual([{ code: CODE, eye: 'left', note: 'Known' }]);
  });
});

describe('why an order was not submitted', () => {
  const failure = {
    message: 'Refused',
    requestId: 'req-1',
    errors: [],
    homeless: [],
    priceNow: null,
  };
  const marked = [{ path: 'notes', message: 'Too long', nearest: null }] as const;

  it.each<[string, Partial<SubmitFailure>, RegExp]>([
    ['OR-04', { kind: 'offline' }, /connection was lost before the server answered/],
    ['OR-04', { kind: 'alreadyUsed' }, /previous attempt may already have gone through/],
    ['OR-06', { kind: 'movedOn' }, /already been changed or submitted/],
    ['TM-06', { kind: 'terms' }, /Terms and Conditions have changed.*your draft is kept/],
    [
      'OR-16',
      {
        kind: 'priceChanged',
        priceNow: { price: { totalCents: 8_000, creditCents: 0 }, showsCredit: false },
      },
      /Nothing was ordered\.The total is \$80\.00 now\. To accept it, submit the order again/,
    ],
    [
      'OR-16',
      {
        kind: 'priceChanged',
        priceNow: { price: { totalCents: 8_000, creditCents: 0 }, showsCredit: true },
      },
      /The total is \$80\.00 now, and the lens credit is \$0\.00/,
    ],
    ['SE-08', { kind: 'other' }, /The order was not accepted\.Refused/],
    ['SE-08', { kind: 'invalid', homeless: ['No such account'] }, /not accepted\.No such account/],
    ['SE-08', { kind: 'invalid', errors: [...marked] }, /Correct the fields marked/],
  ])('%s is told with what to do, and the request id: %o', (_id, facts, words) => {
    showPanel(<SubmitFailureAlert failure={{ kind: 'other', ...failure, ...facts }} />);
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toMatch(words);
    expect(alert).toContain('Reference ID: req-1');
  });
});
