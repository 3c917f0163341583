import { useEffect, useRef, useState } from 'react';
import type { Calculator, Fields } from '#domain/consultant/calculators/parts/calculator.ts';
import { fromQuery, toQuery } from '#domain/consultant/calculators/parts/link.ts';
import {
  calculate,
  exampleValues,
  initialValues,
  inUnit,
  namedUnit,
  type TypedValues,
} from '#domain/consultant/calculators/parts/read-values.ts';
import type { Unit } from '#domain/consultant/calculators/parts/units.ts';
import { usePlace } from '../../page/place.ts';

/** How long somebody pauses before the address of the page takes over what was typed, in ms. */
const PAUSE = 400;

/** What is typed, which the address of the page takes over after a pause; another address replaces it. */
function useAddressedValues<F extends Fields>(calculator: Calculator<F>) {
  const { pathname, search, go } = usePlace();
  const [typed, setTyped] = useState(() => fromQuery(calculator, search));
  /** The fields that were left, or came from a link: only those show what is wrong with them. */
  const [left, setLeft] = useState(() => namesIn(search));
  /** The query that stands for the fields, so that only another one replaces them. */
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    clearTimeout(timer.current);
    setTyped(fromQuery(calculator, search));
    setLeft(namesIn(search));
  }, [calculator, search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: TypedValues): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = queryOf(calculator, next);
      go(`${pathname}${written.current}`, { replace: true });
    }, PAUSE);
  };
  /** The address that holds the values. */
  const link = `${pathname}${queryOf(calculator, typed)}`;
  return { typed, change, left, setLeft, link };
}

/** What is typed into a calculator, the outcome, and what somebody does with the fields. */
export function useCalculator<F extends Fields>(calculator: Calculator<F>) {
  const { typed, change, left, setLeft, link } = useAddressedValues(calculator);
  const type = (name: string, text: string): void =>
    change({ ...typed, [name]: { text, unit: typed[name]?.unit ?? null } });
  /** Fills in a whole power; other text stays as it is typed. */
  const paste = async (name: string, text: string): Promise<void> => {
    const { pastePower } = await import('./paste-power.ts');
    const power = pastePower(calculator, name, text);
    change({ ...typed, ...(power ?? { [name]: { text, unit: typed[name]?.unit ?? null } }) });
  };
  const leave = (name: string): void => {
    setLeft(new Set([...left, name]));
    const [one, field] = [typed[name], calculator.fields[name]];
    if (!one || field?.kind !== 'number') return;
    if (isSeveral(one.text)) void paste(name, one.text);
    const other = namedUnit(field, one);
    if (other) change({ ...typed, [name]: other });
  };
  const chooseUnit = (name: string, unit: Unit): void => {
    const [one, field] = [typed[name], calculator.fields[name]];
    if (one && field?.kind === 'number') change({ ...typed, [name]: inUnit(field, one, unit) });
  };
  const fill = (values: TypedValues): void => {
    change(values);
    setLeft(new Set());
  };
  return {
    typed,
    left,
    link,
    ...calculate(calculator, typed),
    type,
    paste,
    leave,
    chooseUnit,
    showExample: () => fill(exampleValues(calculator)),
    clear: () => fill(initialValues(calculator)),
  };
}

export type CalculatorState = ReturnType<typeof useCalculator>;

/** The query of the page's address, with its `?`; empty without values. */
function queryOf<F extends Fields>(calculator: Calculator<F>, typed: TypedValues): string {
  const query = toQuery(calculator, typed);
  return query && `?${query}`;
}

const namesIn = (search: string): ReadonlySet<string> =>
  new Set(new URLSearchParams(search).keys());

/** Whether a text may be a whole power: two numbers or more. What reads it is loaded only then. */
export function isSeveral(text: string): boolean {
  return /\d\D*[\s/x×*+−-]\D*\d/iu.test(text.trim());
}
