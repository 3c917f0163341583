import { beforeEach, describe, expect, it } from 'vitest';

const PAGE = `
  <label for="city">City</label>
  <input id="city" />
  <label for="city">Town</label>
  <label>Country <i>here</i><select></select><input id="second" /></label>
  <label for="city">named <input id="inside" /></label>
  <label for="">Nothing</label>
  <label><input type="hidden" id="hidden" /><button id="after">Go</button></label>
`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  return () => document.body.replaceChildren();
});

function textsOf(selector: string): string[] | null {
  const element = document.querySelector<HTMLInputElement>(selector);
  const labels = element?.labels ?? null;
  return labels && Array.from(labels, ({ textContent }) => textContent.trim());
}

describe('the labels of an element, as the tests have them', () => {
  it('are those that name it by id, in the order of the page', () =>
    expect(textsOf('#city')).toEqual(['City', 'Town', 'named']));

  it('are those around it, where it is the first that can have a label', () => {
    expect(textsOf('select')).toEqual(['Country here']);
    expect(textsOf('#second')).toEqual([]);
    expect(textsOf('#after')).toEqual(['Go']);
  });

  it('are not those around it that name another', () => expect(textsOf('#inside')).toEqual([]));

  it('are null for a hidden input', () => expect(textsOf('#hidden')).toBeNull());

  it('follow what changes in the page', () => {
    expect(textsOf('#second')).toEqual([]);
    const label = document.querySelector('label[for="city"]');
    label?.setAttribute('for', 'second');
    expect(textsOf('#second')).toEqual(['City']);
    label?.remove();
    expect(textsOf('#second')).toEqual([]);
    document.querySelector('#hidden')?.setAttribute('type', 'text');
    expect(textsOf('#hidden')).toEqual(['Go']);
    expect(textsOf('#after')).toEqual([]);
  });
});
