import { screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { toVisionPrescription } from '#domain/fhir/to-vision-prescription.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import type { Order } from '#domain/schemas/order.ts';
import { ImportPrescription } from '#src/customer/order/fhir/ImportPrescription.tsx';
import { EMPTY_ORDER } from '#src/customer/order/form-values.ts';
import type { OrderFormValues } from '#src/customer/order/form-values.ts';
import { toPrescription } from '#src/customer/order/order-input.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import { fakeDataProvider, renderPage } from '../resources/portal-harness.tsx';

const getList = () => Promise.resolve({ data: catalogue, total: catalogue.length });

/** What the form holds. */
function Kept() {
  return <pre data-testid="kept">{JSON.stringify(useWatch<OrderFormValues>())}</pre>;
}

function Form({ start }: { start: Partial<OrderFormValues> }) {
  const methods = useForm<OrderFormValues>({ defaultValues: { ...EMPTY_ORDER, ...start } });
  return (
    <FormProvider {...methods}>
      <ImportPrescription lenses={catalogue} />
      <Kept />
    </FormProvider>
  );
}

const form = () => JSON.parse(screen.getByTestId('kept').textContent ?? '') as OrderFormValues;

function open(start: Partial<OrderFormValues> = {}, locale: 'en' | 'es' = 'en') {
  const view = renderPage({
    page: <Form start={start} />,
    path: '/',
    dataProvider: fakeDataProvider({ getList }),
    locale,
  });
  const choose = async (content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const file = new File([text], 'prescription.json', { type: 'application/json' });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /FHIR/ });
    await expect.poll(() => button.disabled).toBe(false);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    await view.user.upload(input, file);
  };
  return { ...view, choose };
}

const FOREIGN = {
  resourceType: 'VisionPrescription',
  status: 'active',
  patient: { reference: 'Patient/example' },
  lensSpecification: [
    {
      product: { coding: [{ code: 'contact' }] },
      eye: 'right',
      power: -2.75,
      cylinder: -2.25,
      axis: 160,
      add: 1.75,
      backCurve: 8.7,
      diameter: 14,
      duration: { value: 1, unit: 'month' },
      brand: 'OphthaGuard',
    },
  ],
};

function lensOf(order: Order, eye: 'right' | 'left') {
  const line = order.lenses.find((lens) => lens.eye === eye);
  const lens = catalogue.find(({ id }) => id === line?.lensId);
  if (!line || !lens) throw new Error('The fixture has no such lens');
  return { line, lens };
}

describe('ImportPrescription', () => {
  it('OR-10 fills both eyes with exactly what was exported, after it was shown', async () => {
    const order = buildOrder({ patientReference: 'P-77', notes: 'Call first' });
    const { choose, user } = open();
    await choose(toVisionPrescription(order));
    expect(await screen.findByRole('dialog', { name: 'Import a prescription' })).toBeDefined();
    expect(form()).toMatchObject({ patientReference: '', notes: '' });
    await user.click(screen.getByRole('button', { name: 'Fill in form' }));
    expect(form()).toMatchObject({ patientReference: 'P-77', notes: 'Call first' });
    for (const eye of ['right', 'left'] as const) {
      const { line, lens } = lensOf(order, eye);
      expect(form()[eye]).toMatchObject({ ordered: true, lensId: line.lensId });
      expect(toPrescription(lens, form()[eye].values)).toEqual(line.prescription);
      expect(new Set(Object.values(form()[eye].origins))).toEqual(new Set(['earlier']));
    }
  });

  it('OR-10 leaves the lens of a foreign one to be chosen, and says what is left out', async () => {
    const { choose, user } = open();
    await choose(FOREIGN);
    expect(await screen.findByText(/To be chosen in the form/)).toBeDefined();
    expect(screen.getByText(/lensSpecification\[0\]\.duration has no field here/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Fill in form' }));
    expect(form().right).toMatchObject({
      lensId: '',
      values: { sphere: '−2.75', cylinder: '−2.25', axis: '160', add: '1.75', baseCurve: '8.7' },
      origins: { sphere: 'earlier' },
    });
    expect(form().left).toEqual(EMPTY_ORDER.left);
  });

  it('OR-10 fills the lens that is chosen already, whose rules judge the values', async () => {
    const chosen = { ...EMPTY_ORDER.right, lensId: 'custom-soft-toric' };
    const { choose, user } = open({ right: chosen, patientReference: 'MINE' });
    await choose({
      ...FOREIGN,
      lensSpecification: [{ ...FOREIGN.lensSpecification[0], axis: 0, add: 1.75 }],
    });
    expect(await screen.findByText(/add: .* has no such parameter/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Fill in form' }));
    expect(form().patientReference).toBe('MINE');
    expect(form().right.values).toMatchObject({ sphere: '−2.75', baseCurve: '8.70' });
    expect(form().right.values).not.toHaveProperty('add');
    const lens = catalogue.find(({ id }) => id === 'custom-soft-toric');
    if (!lens) throw new Error('No such lens');
    const wrong = validatePrescription(lens, toPrescription(lens, form().right.values));
    expect(wrong.map(({ field }) => field)).toContain('axis');
  });

  it('OR-10 changes nothing when it is cancelled', async () => {
    const { choose, user } = open();
    await choose(FOREIGN);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(form()).toEqual(EMPTY_ORDER);
  });

  it.each([
    ['no JSON', '{', /It is not JSON/],
    ['too much', `"${'x'.repeat(1024 * 1024)}"`, /larger than 1 MB/],
    ['another resource', { ...FOREIGN, patient: undefined }, /patient/],
  ])('OR-10 says why it cannot be imported: %s', async (_what, content, words) => {
    const { choose } = open();
    await choose(content);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(form()).toEqual(EMPTY_ORDER);
  });
});
