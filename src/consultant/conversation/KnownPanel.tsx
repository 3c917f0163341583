import { useEffect, useState } from 'react';
import {
  forgetValue,
  knownOf,
  type KnownValue,
} from '#domain/consultant/conversation/answers/known.ts';
import { loadWords, type Words } from '#domain/consultant/conversation/answers/words.ts';
import type { ConversationCase } from '#domain/consultant/conversation/conversation-case.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

interface KnownPanelProps {
  known: ConversationCase;
  lenses: readonly LensDefinition[];
  onChange: (known: ConversationCase) => void;
  onForget: () => void;
}

const EYES: readonly Eye[] = ['right', 'left'];

function useWords(): Words | null {
  const locale = useLocale();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const loaded = await loadWords(locale);
      if (!isGone) setWords(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [locale]);
  return words;
}

/** What is known of the case; each value can be removed, and all forgotten. */
export function KnownPanel({ known, lenses, onChange, onForget }: KnownPanelProps) {
  const text = useText('ask');
  const words = useWords();
  const lens = lenses.find(({ id }) => id === known.lens) ?? null;
  if (!words) return null;
  const values = EYES.map((eye) => ({ eye, all: knownOf(known, eye, lens, words) }));
  const count = values.reduce((sum, { all }) => sum + all.length, lens ? 1 : 0);
  if (count === 0) return null;
  return (
    <details className="conversation-known">
      <summary>{text('known.title', { count })}</summary>
      {lens && (
        <ul>
          <Value
            text={text('known.lens', { lens: lens.name })}
            onRemove={() => onChange({ ...known, lens: null, asked: null })}
          />
        </ul>
      )}
      {values.map(({ eye, all }) => (
        <EyeValues
          key={eye}
          eye={eye}
          values={all}
          onRemove={(value) => onChange(forgetValue(known, value))}
        />
      ))}
      <button type="button" className="button button-quiet" onClick={onForget}>
        {text('known.forget')}
      </button>
    </details>
  );
}

interface EyeValuesProps {
  eye: Eye;
  values: readonly KnownValue[];
  onRemove: (value: KnownValue) => void;
}

function EyeValues({ eye, values, onRemove }: EyeValuesProps) {
  const text = useText('ask');
  if (values.length === 0) return null;
  return (
    <>
      <p className="conversation-eye">{text(`known.${eye}`)}</p>
      <ul>
        {values.map((value) => (
          <Value key={value.text} text={value.text} onRemove={() => onRemove(value)} />
        ))}
      </ul>
    </>
  );
}

function Value({ text: value, onRemove }: { text: string; onRemove: () => void }) {
  const text = useText('ask');
  return (
    <li>
      {value}
      <button type="button" aria-label={text('known.remove', { value })} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
