import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPreference, writePreference } from '#providers/browser/preferences.ts';

type Answer = (texts: object | null) => void;

/** What was requested and not answered yet, such as `es/entry`. */
const open = new Map<string, Answer>();

function request(name: string): Promise<{ texts: object }> {
  return new Promise((resolve, reject) => {
    open.set(name, (texts) => {
      open.delete(name);
      if (texts) resolve({ texts });
      else reject(new Error(`${name} was not found`));
    });
  });
}

const area = (name: string) => ({
  en: () => request(`en/${name}`),
  es: () => request(`es/${name}`),
});

const ENTRY = { language: 'Language', languageFailed: 'Failed' };

/** Answers a request: with texts, or not at all. */
async function answer(name: string, texts: object | null = {}): Promise<void> {
  await act(async () => open.get(name)?.(texts));
}

const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

const chooseSpanish = () => act(() => screen.getByRole('button', { name: 'Español' }).click());

async function start() {
  const locale = await import('#providers/messages/locale.ts');
  const { LocaleSwitch } = await import('#src/i18n/LocaleSwitch.tsx');
  const first = locale.loadTexts('entry');
  await answer('en/entry', { entry: ENTRY });
  await first;
  return { ...locale, LocaleSwitch };
}

beforeEach(() => {
  open.clear();
  writePreference('locale', null);
  vi.resetModules();
  vi.doMock('#providers/messages/areas.ts', () => ({
    AREAS: { entry: area('entry'), shell: area('shell') },
  }));
});
afterEach(() => {
  vi.doUnmock('#providers/messages/areas.ts');
});

describe('UX-02 one language is loaded', () => {
  it('and the other one only when it is chosen, before it is shown', async () => {
    const { chooseLocale, currentLocale, loadTexts } = await start();
    const shell = loadTexts('shell');
    await answer('en/shell');
    await shell;
    expect([...open.keys()]).toEqual([]);
    const chosen = chooseLocale('es');
    expect([...open.keys()]).toEqual(['es/entry', 'es/shell']);
    await answer('es/entry');
    expect(currentLocale.get()).toBe('en');
    await answer('es/shell');
    await chosen;
    expect([currentLocale.get(), readPreference('locale')]).toEqual(['es', 'es']);
    void chooseLocale('en');
    expect(currentLocale.get()).toBe('en');
  });

  it('the former stays when the other cannot be loaded, and says so', async () => {
    const { LocaleSwitch, currentLocale } = await start();
    render(<LocaleSwitch />);
    chooseSpanish();
    expect([pressed(), currentLocale.get()]).toEqual(['Español', 'en']);
    await answer('es/entry', null);
    expect(pressed()).toBe('English');
    expect(screen.getByRole('alert').textContent).toBe('Failed');
    expect([currentLocale.get(), readPreference('locale')]).toEqual(['en', null]);
    chooseSpanish();
    expect(screen.queryByRole('alert')).toBeNull();
    await answer('es/entry', { entry: { ...ENTRY, language: 'Idioma' } });
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeTruthy();
  });

  it('the language that was chosen last counts', async () => {
    const { chooseLocale, currentLocale } = await start();
    const chosen = chooseLocale('es');
    await chooseLocale('en');
    await answer('es/entry');
    await chosen;
    expect(currentLocale.get()).toBe('en');
  });

  it('a page that is loaded meanwhile has its texts in the new language', async () => {
    const { currentLocale, loadTexts, showLocale } = await start();
    let ready = false;
    const shell = loadTexts('shell').then(() => (ready = true));
    const shown = showLocale('es');
    await answer('es/entry');
    await shown;
    expect([currentLocale.get(), readPreference('locale')]).toEqual(['es', null]);
    await answer('en/shell');
    expect([ready, [...open.keys()]]).toEqual([false, ['es/shell']]);
    await answer('es/shell');
    await shell;
    expect(ready).toBe(true);
  });
});
