import type { ComponentProps, ReactNode } from 'react';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';

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

/** What an entry is called, and after it the badges that say what has become of it. */
export const EntryHead = ({ title, children }: { title: ReactNode; children: Elements }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <h3 className="text-base leading-snug font-semibold wrap-anywhere">{title}</h3>
    {children}
  </div>
);

type WhyProps = { lang: Language; before?: string; reason: string; note: string | null; at: number };

/** Why an operator decided so, and when (in milliseconds); the person concerned reads the same words. */
export const Why = ({ lang, before, reason, note, at }: WhyProps) => (
  <p className="mt-1.5 text-sm wrap-anywhere">
    <span>{before}</span>
    <strong>{reason}</strong>
    <span>{note && `: ${note}`}</span>
    <span className="text-ink-faint">{` · ${formatMoment(lang, at)}`}</span>
  </p>
);

/** The buttons of an entry, the decision first. */
export const Choices = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap gap-2">{children}</div>
);

type ChoiceProps = Omit<ComponentProps<typeof Button>, 'children'> & { label: string; about: string };

/** One of them: it shows the action, and its name also says what the action is done to. */
export const Choice = ({ label, about, ...rest }: ChoiceProps) => (
  <Button {...rest} aria-label={`${label}: ${about}`}>
    {label}
  </Button>
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
