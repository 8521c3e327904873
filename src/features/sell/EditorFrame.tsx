import type { ReactNode } from 'react';

type Props = { children: ReactNode; onLeave?: () => void };

export const EditorFrame = ({ children, onLeave }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that the focus leaves toolbar and text.
  <div
    onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave?.()}
    className="rounded-md border border-line-strong bg-surface focus-within:border-ink focus-within:outline-2 focus-within:outline-ink has-aria-invalid:border-danger"
  >
    {children}
  </div>
);
