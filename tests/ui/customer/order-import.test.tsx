import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { ImportPrescription } from '#src/customer/order/fhir/ImportPrescription.tsx';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import { bundleOf, CONTACT, GLASSES } from '../../fixtures/fhir-files.ts';
import { eyeWith, NOT_ORDERED, showPanel } from './order-panel.tsx';

function chooseFile(content: unknown) {
  const chosen = new File([JSON.stringify(content)], 'prescription.json');
  const input = screen.getByLabelText(/FHIR/, { selector: 'input' });
  fireEvent.change(input, { target: { files: [chosen] } });
}

const open = (changes: Parameters<typeof showPanel>[1] = {}) =>
  showPanel(<ImportPrescription lenses={catalogue} />, changes);

const fill = () => fireEvent.click(screen.getByText('Fill in form'));

describe('a refraction from a file', () => {
  it('OR-10 fills the clinical data of both eyes after it was shown, and leaves the lenses', async () => {
    const right = eyeWith('gp-sphere', {
      clinical: { refractionSphere: '−9.00', refractionAxis: '100', flatK: '43.00' },
    });
    const { values } = open({ right });
    chooseFile(bundleOf(GLASSES));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a prescription' }));
    const shown = dialog.getByText('Left eye, refraction').parentElement;
    expect(shown?.textContent).toMatch(
      /Sphere\+1\.25 D.*Cylinder−1\.50 D.*Axis010 °.*Add\+2\.00 D/u,
    );
    expect(dialog.getByText('It replaces the refraction in the form.')).toBeTruthy();
    fill();
    expect(values().right.clinical).toEqual({
      flatK: '43.00',
      refractionSphere: '−0.50',
      refractionCylinder: '',
      refractionAxis: '',
      refractionAdd: '',
    });
    expect(values().left.clinical).toMatchObject({
      refractionSphere: '+1.25',
      refractionAxis: '010',
    });
    expect(values()).toMatchObject({
      patientReference: 'mrn-4471',
      right: { lensId: 'gp-sphere' },
    });
  });

  it('OR-10 says of an eye without a lens in the form that it is left out', async () => {
    const { values } = open({ left: NOT_ORDERED });
    chooseFile(GLASSES);
    await screen.findByText('Refraction, Left eye: the form orders no lens for this eye');
    fill();
    expect(values().left).toEqual(NOT_ORDERED);
  });
});

describe('a file with several prescriptions', () => {
  it('OR-10 asks which one, with nothing chosen, and fills only that one', async () => {
    const { values } = open();
    chooseFile(bundleOf(GLASSES, CONTACT, { ...GLASSES, status: 'entered-in-error' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a prescription' }));
    expect(dialog.getByText('The file has 2 prescriptions.')).toBeTruthy();
    expect(dialog.getByText('entry[2].resource.status')).toBeTruthy();
    const glasses = dialog.getByRole('button', { name: /Mar 9, 2026/ });
    expect(glasses.textContent).toContain('refraction: Right eye and Left eye · patient mrn-4471');
    fireEvent.click(dialog.getByRole('button', { name: /2025-11.*contact lens: Right eye/ }));
    await screen.findByRole('dialog', { name: 'Import a prescription' });
    fill();
    expect(values().right.values).toMatchObject({ sphere: '−1', baseCurve: '8.4' });
    expect(values().right.clinical).toEqual({});
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('OR-10 is closed without a choice, and changes nothing', async () => {
    const { values } = open();
    chooseFile(bundleOf(GLASSES, CONTACT));
    fireEvent.click(await screen.findByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(values()).toEqual(EMPTY_ORDER);
  });
});

describe('a file whose patient is only inside it', () => {
  it('OR-10 asks for the patient reference, and fills in the answer', async () => {
    const { values } = open();
    chooseFile({
      ...GLASSES,
      contained: [{ resourceType: 'Patient', id: 'p1' }],
      patient: { reference: '#p1' },
    });
    const field = await screen.findByLabelText('Patient reference');
    expect(screen.getByText('The file has no patient reference. Enter yours.')).toBeTruthy();
    fireEvent.change(field, { target: { value: ' R-204 ' } });
    fill();
    expect(values().patientReference).toBe('R-204');
  });
});
