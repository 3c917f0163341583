import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { formatNumber, formatQuantity } from '#domain/lens/model/format.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useNotationOf, withSign } from './cylinder-notation.ts';
import type { OtherReading } from './other-readings.ts';
import { NOTHING_READ, readValue, settleTyped, textByKey } from './typed-entry.ts';

interface NumberEntryInput {
  parameter: NumberParameter;
  /** The text in the field. */
  value: string;
  /** Other meanings of the text. */
  readings: readonly OtherReading[];
  type: (text: string) => void;
  /** Handles text that is a whole prescription; returns false for any other text. */
  paste: (text: string) => boolean;
  /** Moves the focus back to the field. */
  focus: () => void;
  /** Replaces the text with another notation of the same value. */
  rewrite: (text: string) => void;
}

export type NumberEntry = ReturnType<typeof useNumberEntry>;

/** Handles number input: parses on blur, steps with keys, and applies another meaning with Enter. */
export function useNumberEntry(input: NumberEntryInput) {
  const { parameter, value, readings, type, paste, focus, rewrite } = input;
  const notation = useNotationOf(parameter.name);
  const text = useText('customer');
  /** The last typed text that was read as something else, and the resulting text. */
  const [read, setRead] = useState(NOTHING_READ);

  const change = (typed: string) => {
    setRead(NOTHING_READ);
    type(typed);
  };
  const settle = () => {
    // text with other meanings stays as typed until the user chooses one
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
    // the button disappears
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
