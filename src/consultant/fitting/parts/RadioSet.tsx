import { useId, type RefObject } from 'react';

interface RadioSetProps<V extends string> {
  legend: string;
  options: readonly { value: V; label: string }[];
  /** Undefined: nothing was chosen. */
  value: V | undefined;
  /** What the choice of nothing is called. */
  none: string;
  onChange: (value: V | undefined) => void;
  /** The group, for who moves the focus into it. */
  group?: RefObject<HTMLFieldSetElement | null>;
}

/** A choice between a few words, and none of them. */
export function RadioSet<V extends string>(props: RadioSetProps<V>) {
  const { legend, options, value, none, onChange, group } = props;
  const name = useId();
  const all: { value: V | undefined; label: string }[] = [
    { value: undefined, label: none },
    ...options,
  ];
  return (
    <fieldset className="fitting-radios" ref={group}>
      <legend>{legend}</legend>
      {all.map((option) => (
        <label key={option.value ?? ''} data-none={option.value === undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
