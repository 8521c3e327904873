import type { ReactNode } from 'react';

/** One thing on the admin page. */
export const Entry = ({ busy, children }: { busy?: boolean; children: ReactNode }) => (
  <article
    aria-busy={busy}
    className="rounded-lg border border-line bg-surface p-4 aria-busy:opacity-45 md:p-5"
  >
    {children}
  </article>
);

export const Entries = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4">{children}</div>
);

/** The buttons of an entry, the decision first. */
export const Choices = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap gap-2">{children}</div>
);

/** An id, to be read letter by letter and copied. */
export const Id = ({ children }: { children: string }) => (
  <code className="font-mono text-[0.8125rem] wrap-anywhere text-ink-soft">{children}</code>
);

/** What somebody wrote, as they wrote it. */
export const Words = ({ children }: { children: string }) => (
  <p className="mt-2 max-w-prose overflow-x-clip border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere">
    {children.trim()}
  </p>
);
