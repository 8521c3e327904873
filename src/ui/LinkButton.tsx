import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'onClick' | 'onKeyDown' | 'role'> & {
  /** Destination before hydration. */
  href: string;
  onPress: () => void;
};

/** Button that is a link before hydration, or if hydration fails. */
export const LinkButton = ({ onPress, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a button has no address to lead to.
  <a
    {...rest}
    role="button"
    data-hold=""
    // biome-ignore lint/a11y/useValidAnchor: it is a link whenever no script answers.
    onClick={(event) => {
      event.preventDefault();
      onPress();
    }}
    onKeyDown={(event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) onPress();
    }}
  />
);
