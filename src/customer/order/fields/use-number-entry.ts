import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { formatNumber, formatQuantity } from '#domain/lens/format.ts';
import type { OtherReading } from '#domain/lens/typed/other-readings.ts';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import { useNotationOf, withSign } from './cylinder-notation.ts';
import { NOTHING_READ, readValue, settleTyped, textByKey } from './typed-entry.ts';

interface NumberEntryInput {
  parameter: NumberParameter;
  /** The text in the field. */
  value: string;
  /** What the text may mean instead. */
  readings: readonly OtherReading[];
  type: (text: string) => void;
  /** Takes a text that is a whole prescription; false for any other. */
  paste: (text: string) => boolean;
  /** Brings the focus back into the field. */
  focus: () => void;
  /** The same value, written otherwise. */
  rewrite: (text: string) => void;
}

export type NumberEntry = ReturnType<typeof useNumberEntry>;

/** How a number is typed: read when the field is left, stepped by keys, or read as something else by Enter. */
export function useNumberEntry(input: NumberEntryInput) {
  const { parameter, value, readings, type, paste, focus, rewrite } = input;
  const notation = useNotationOf(parameter.name);
  const text = useCustomerText();
  /** What was typed last, when it was read as something else, and what it became. */
  const [read, setRead] = useState(NOTHING_READ);

  const change = (typed: string) => {
    setRead(NOTHING_READ);
    type(typed);
  };
  const settle = () => {
    // what may mean something else stays as it was typed, until one meaning is chosen
    if (readings.length > 0 || paste(value)) return;
    const signed = withSign(value, notation, parameter);
    const settled = settleTyped(signed, parameter);
    if (!settled) return;
    const isSigned = signed !== value;
    if (isSigned) setRead({ typed: value.trim(), became: settled.text });
    else if (settled.read) setRead(settled.read);
    rewrite(settled.text);
  };
  const take = (reading: OtherReading) => {
    const became = formatNumber(reading.value, parameter);
    setRead({ typed: value.trim(), became });
    type(became);
    // the button that did it goes
    focus();
  };
  const press = (event: KeyboardEvent) => {
    const only = readings.length === 1 ? readings[0] : undefined;
    const isEnter = event.key === 'Enter';
    if (isEnter && only && !event.ctrlKey && !event.metaKey) return take(only);
    if (isEnter) settle();
    const stepped = textByKey(event, value, parameter);
    if (stepped === null) return;
    event.preventDefault();
    type(stepped);
  };
  const became = readValue(read, value);
  const readAs =
    became === null
      ? undefined
      : text('order.readAs', { typed: read.typed, value: formatQuantity(became, parameter) });
  const onPaste = (event: ClipboardEvent) => {
    if (paste(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return { change, settle, take, press, onPaste, readAs, notation };
}
