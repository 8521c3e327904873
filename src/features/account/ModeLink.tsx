import type { ComponentProps } from 'react';
import { type AuthMode, authHashes } from './authMode.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { mode: AuthMode };

/** Leads to another form of /auth; no step back. Without script the browser shows it all the same. */
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
