import { act, render, screen } from '@testing-library/react';
import { memo, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useSelected, useStateStore } from '#src/customer/order/state-store.ts';
import type { StateStore } from '#src/customer/order/state-store.ts';

interface Form {
  right: { power: string };
  left: { power: string };
}

const EMPTY: Form = { right: { power: '' }, left: { power: '' } };

function showEyes() {
  const drawn = { right: 0, left: 0 };
  const Eye = memo(function Eye({ store, eye }: { store: StateStore<Form>; eye: keyof Form }) {
    const { power } = useSelected(store, (form) => ({ power: form[eye].power }));
    drawn[eye] += 1;
    return <output aria-label={eye}>{power}</output>;
  });
  const shown: { set?: (form: Form) => void } = {};
  function Form() {
    const [form, setForm] = useState(EMPTY);
    shown.set = setForm;
    const store = useStateStore(form);
    return (
      <>
        <Eye store={store} eye="right" />
        <Eye store={store} eye="left" />
      </>
    );
  }
  render(<Form />);
  return { drawn, set: (form: Form) => act(() => shown.set?.(form)) };
}

const textOf = (eye: keyof Form) => screen.getByLabelText(eye).textContent;

describe('a state that many parts of a form read', () => {
  it('draws the part that reads what has changed, and no other', () => {
    const { drawn, set } = showEyes();
    set({ right: { power: '-2.00' }, left: { power: '' } });
    expect([textOf('right'), textOf('left')]).toEqual(['-2.00', '']);
    expect(drawn).toEqual({ right: 2, left: 1 });
  });

  it('draws nothing for a state that says the same', () => {
    const { drawn, set } = showEyes();
    set(structuredClone(EMPTY));
    expect(drawn).toEqual({ right: 1, left: 1 });
  });
});
