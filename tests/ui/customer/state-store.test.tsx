import { render, screen } from '@testing-library/react';
import { memo, Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { useSelected, useStateStore } from '#src/customer/order/state/state-store.ts';
import type { StateStore } from '#src/customer/order/state/state-store.ts';

interface Form {
  right: { power: string };
  left: { power: string };
}

const EMPTY: Form = { right: { power: '' }, left: { power: '' } };

function Eye({ store, eye }: { store: StateStore<Form>; eye: keyof Form }) {
  const { power } = useSelected(store, (form) => ({ power: form[eye].power }));
  return <output aria-label={eye}>{power}</output>;
}

const Eyes = memo(function Eyes({ store, onDrawn }: EyesProps) {
  return (['right', 'left'] as const).map((eye) => (
    <Profiler key={eye} id={eye} onRender={onDrawn}>
      <Eye store={store} eye={eye} />
    </Profiler>
  ));
});

interface EyesProps {
  store: StateStore<Form>;
  /** Is called with the eye each time that it is drawn. */
  onDrawn: (eye: string) => void;
}

function Whole({ form, onDrawn }: { form: Form; onDrawn: EyesProps['onDrawn'] }) {
  return <Eyes store={useStateStore(form)} onDrawn={onDrawn} />;
}

function showEyes() {
  const drawn: string[] = [];
  const onDrawn = (eye: string) => void drawn.push(eye);
  const { rerender } = render(<Whole form={EMPTY} onDrawn={onDrawn} />);
  drawn.splice(0);
  return { drawn, set: (form: Form) => rerender(<Whole form={form} onDrawn={onDrawn} />) };
}

const textOf = (eye: keyof Form) => screen.getByLabelText(eye).textContent;

describe('a state that many parts of a form read', () => {
  it('draws the part that reads what has changed, and no other', () => {
    const { drawn, set } = showEyes();
    set({ right: { power: '-2.00' }, left: { power: '' } });
    expect([textOf('right'), textOf('left')]).toEqual(['-2.00', '']);
    expect(drawn).toEqual(['right']);
  });

  it('draws nothing for a state that says the same', () => {
    const { drawn, set } = showEyes();
    set(structuredClone(EMPTY));
    expect(drawn).toEqual([]);
  });
});
