import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import {
  draftSchema,
  type Draft,
  type DraftContent,
  type DraftInput,
} from '#domain/orders/draft.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

const eye = (lensId: string) => ({
  ordered: true,
  lensId,
  values: { baseCurve: '7.80', sphere: '-2.75' },
  origins: { baseCurve: 'typed', sphere: 'default' } as const,
  clinical: { kUnit: 'D', flatK: '43.25' },
});

/** Returns the content of a partly filled order form. */
export function draftContent(changes: Partial<DraftContent> = {}): DraftContent {
  return {
    type: 'new',
    sourceOrderId: null,
    resubmits: null,
    returnReason: '',
    patientReference: 'PAT-DRAFT',
    poNumber: '',
    notes: '',
    patient: {},
    acknowledged: [],
    attachments: [],
    right: eye('gp-sphere'),
    left: eye('gp-sphere'),
    ...changes,
  };
}

export function draftInput(changes: Partial<DraftInput> = {}): DraftInput {
  return {
    accountNumber: '100200',
    version: 0,
    device: 'Chrome · Linux · 1',
    writer: randomUUID(),
    sequence: 0,
    content: draftContent(),
    ...changes,
  };
}

export function saveDraft(
  portal: TestPortal,
  id: string,
  changes: Partial<DraftInput> = {},
  person: Person = 'practice',
): Promise<LightMyRequestResponse> {
  const payload = draftInput(changes);
  return portal.request(person, { method: 'PUT', url: `/api/order-drafts/${id}`, payload });
}

export function readDraft(
  portal: TestPortal,
  id: string,
  person: Person = 'practice',
): Promise<LightMyRequestResponse> {
  return portal.request(person, { url: `/api/order-drafts/${id}` });
}

export function deleteDraft(
  portal: TestPortal,
  id: string,
  person: Person = 'practice',
): Promise<LightMyRequestResponse> {
  return portal.request(person, { method: 'DELETE', url: `/api/order-drafts/${id}` });
}

/** Stores a draft and returns it. */
export async function begun(
  portal: TestPortal,
  changes: Partial<DraftInput> = {},
  person: Person = 'practice',
): Promise<Draft> {
  const response = await saveDraft(portal, randomUUID(), changes, person);
  if (response.statusCode !== 200) throw new Error(response.body);
  return draftSchema.parse(response.json());
}

/** Returns the largest content: every field of the longest lens, every clinical field, long notes, ten files. */
export function fullContent(): DraftContent {
  const names = Array.from({ length: 30 }, (_, index) => `parameterNumber${index}`);
  const texts = (length: number) =>
    Object.fromEntries(names.map((name) => [name, 'ñ'.repeat(length)]));
  const mark = {
    from: 'keptPower' as const,
    text: 'ñ'.repeat(10),
    before: 'ñ'.repeat(10),
    step: 20,
    source: 'ñ'.repeat(60),
    standing: 'secondHand' as const,
    otherLens: true as const,
  };
  const seen = { from: 'seen' as const, text: 'ñ'.repeat(10) };
  const marks = <One>(one: One) => Object.fromEntries(names.map((name) => [name, one]));
  const fullEye = {
    ordered: true,
    lensId: 'ampleye-scleral',
    values: texts(20),
    origins: Object.fromEntries(names.map((name) => [name, 'suggested' as const])),
    clinical: { ...texts(20), changeRequest: 'ñ'.repeat(500) },
    fitting: {
      lensId: 'ampleye-scleral',
      values: marks(mark),
      clinical: marks(seen),
      notTaken: [{ kind: 'value' as const, field: 'sag', value: '3800', nearest: '3850' }],
    },
  };
  const file = {
    path: `users/${'u'.repeat(28)}/orders/${randomUUID()}.pdf`,
    name: 'ñ'.repeat(200),
    size: 25 * 1024 * 1024,
    type: 'application/pdf' as const,
    kind: 'topography' as const,
    eye: 'right' as const,
  };
  const acknowledged = {
    code: 'w'.repeat(40),
    eye: 'right' as const,
    note: 'ñ'.repeat(300),
    seen: 'w'.repeat(300),
  };
  return draftContent({
    patientReference: 'ñ'.repeat(60),
    poNumber: 'ñ'.repeat(40),
    notes: 'ñ'.repeat(2_000),
    right: fullEye,
    left: fullEye,
    attachments: Array.from({ length: 10 }, () => file),
    acknowledged: Array.from({ length: 20 }, () => acknowledged),
  });
}
