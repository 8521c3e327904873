import type { ChangeEvent, ComponentProps } from 'react';
import { classes } from './classes.ts';
import { selectClass } from './variants.ts';

export type Option = {
  value: string;
  label: string;
  /** Other names for searching, without accents. */
  names?: readonly string[];
  group?: string | undefined;
};

const groupsOf = (options: readonly Option[]) => {
  const groups: { group: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
};

const listed = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type Props = Omit<ComponentProps<'select'>, 'value' | 'children'> & {
  options: readonly Option[];
  value?: string | undefined;
  onValueChange?: (value: string) => void;
  /** Shown while nothing is chosen. In an optional field, selecting the placeholder clears the choice. */
  placeholder?: string | undefined;
};

export const Select = ({ options, onValueChange, onChange, placeholder, className, ...rest }: Props) => {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <select {...rest} onChange={change} className={classes(selectClass, className)}>
      {placeholder !== undefined && (
        <option value="" disabled={rest.required ?? rest['aria-required'] === true}>
          {placeholder}
        </option>
      )}
      {groupsOf(options).map(({ group, options: members }) =>
        group === undefined ? (
          listed(members)
        ) : (
          <optgroup key={group} label={group}>
            {listed(members)}
          </optgroup>
        ),
      )}
    </select>
  );
};
