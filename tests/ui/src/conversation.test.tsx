import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QUESTION_MOST } from '#domain/consultant/conversation/limits.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { unedited } from '#server/consultant/guide/first-passages.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { showVisitor } from './show-visitor.tsx';

const ASK = '/ampleye-virtual-consultant/ask';

type Loaded = Awaited<ReturnType<HttpClient>>;

const answering: HttpClient = (path) =>
  Promise.resolve({ json: path.endsWith('lenses') ? catalogue : unedited() } as Loaded);

const failing: HttpClient = () => Promise.reject(new Error('offline'));

async function visit(client: HttpClient = answering) {
  Element.prototype.scrollIntoView = () => {};
  showVisitor(ASK, client);
  return screen.findByLabelText<HTMLTextAreaElement>('Your question');
}

const log = () => screen.getByRole('log', { name: 'Conversation' });

async function ask(field: HTMLTextAreaElement, text: string, part: string) {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(log().textContent).toContain(part));
}

describe('the conversation', () => {
  it('VC-01 Shift+Enter does not send, and an empty or too long question is refused', async () => {
    const field = await visit();
    fireEvent.change(field, { target: { value: 'vertex' } });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(field.value).toBe('vertex');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText('Enter a question.')).toBeDefined();
    fireEvent.change(field, { target: { value: 'a'.repeat(QUESTION_MOST + 2) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText('2 characters too many')).toBeDefined();
    expect(log().textContent).toBe('');
  });

  it('VC-03 uses and shows a masked question, and says so', async () => {
    const field = await visit();
    await ask(field, 'Patient John Smith: vertex -6.00', '−5.60');
    expect(log().textContent).toContain('[name]');
    expect(log().textContent).toContain('was masked before it was used');
    expect(document.body.textContent).not.toContain('Smith');
  });

  it('VC-01 shows what is known of the case; a value is removed, and all is forgotten', async () => {
    const field = await visit();
    await waitFor(() => expect(screen.queryByText(/^Loading the lenses/)).toBeNull());
    await ask(field, 'Right eye, first Ampleye for keratoconus, HVID 11.8?', '3800 µm');
    expect(await screen.findByText('What is known of the case (3)')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: HVID 11.80 mm' }));
    expect(screen.getByText('What is known of the case (2)')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Forget all' }));
    expect(screen.queryByText(/^What is known/)).toBeNull();
    expect(log().textContent).toContain('3800 µm');
    fireEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(log().textContent).toBe('');
  });

  it('VC-01 copies an answer as text with its sources', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const field = await visit();
    await ask(field, 'vertex -6.00', '−5.60');
    fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }));
    expect(await screen.findByText('Copied!')).toBeDefined();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^> vertex -6\.00[^]*\[1\] AccuLens/);
  });

  it('VC-02 says what could not be loaded, and calculates all the same', async () => {
    const field = await visit(failing);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await ask(field, 'vertex -6.00', '−5.60');
    await ask(field, 'first Ampleye?', 'The lenses are not loaded');
  });
});

const SAID = { kind: 'sentence', text: 'Power at the cornea: −5.60 D.', cites: [] };

/** The API with a language model that answers by these parts. */
function modelOf(...parts: object[]): HttpClient {
  return async (path, { read }) => {
    const lines = parts.map((part) => `${JSON.stringify(part)}\n`).join('');
    if (path.endsWith('answer')) await read?.(new Response(lines));
    const json = path.endsWith('settings')
      ? { hasModel: true }
      : path.endsWith('lenses')
        ? catalogue
        : unedited();
    return { json } as Loaded;
  };
}

async function askWith(client: HttpClient) {
  const field = await visit(client);
  await screen.findByText(/^A language model is asked as well/);
  await ask(field, 'vertex -6.00', '−5.60');
  return within(log());
}

it('VC-02 says that a language model worded the answer, and has the core’s own below', async () => {
  const told = await askWith(modelOf(SAID, { kind: 'end' }));
  expect(told.getByText(/^Worded by a language model/)).toBeDefined();
  expect(told.getByText('The core’s own answer')).toBeDefined();
});

it('VC-02 says why the core answered in its place, and shows nothing of the model', async () => {
  const lie = { ...SAID, text: 'Here it is.' };
  const told = await askWith(modelOf(lie, { kind: 'replaced', because: 'unverified' }));
  expect(told.getByText(/could not be checked/)).toBeDefined();
  for (const words of ['Here it is.', /^Worded by/]) expect(told.queryByText(words)).toBeNull();
});
