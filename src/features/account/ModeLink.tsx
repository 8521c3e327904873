import type { ComponentProps } from 'react';
import { type AuthMode, authHashes } from './authMode.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { mode: AuthMode };

/** Switches forms of /auth without a history entry. Works without scripts. */
export const ModeLink = ({ mode, ...rest }: Props) => (
  <a
    {...rest}
    href={authHashes[mode]}
    onClick={(event) => {
      event.preventDefault();
      location.replace(authHashes[mode]);
    }}
  />
);
