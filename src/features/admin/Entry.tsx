import type { ComponentProps, ReactNode } from 'react';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';

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

export const EntryHead = ({ title, children }: { title: ReactNode; children: Elements }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <h3 className="text-base leading-snug font-semibold wrap-anywhere">{title}</h3>
    {children}
  </div>
);

type WhyProps = { lang: Language; before?: string; reason: string; note: string | null; at: number };

/** Reason, note and time (ms) of a decision, as its recipient reads them. */
export const Why = ({ lang, before, reason, note, at }: WhyProps) => (
  <p className="mt-1.5 text-sm wrap-anywhere">
    <span>{before}</span>
    <strong>{reason}</strong>
    <span>{note && `: ${note}`}</span>
    <span className="text-ink-faint">{` · ${formatMoment(lang, at)}`}</span>
  </p>
);

export const Choices = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap gap-2">{children}</div>
);

type ChoiceProps = Omit<ComponentProps<typeof Button>, 'children'> & { label: string; about: string };

/** Button of an action. Its accessible name adds the target. */
export const Choice = ({ label, about, ...rest }: ChoiceProps) => (
  <Button {...rest} aria-label={`${label}: ${about}`}>
    {label}
  </Button>
);

export const Id = ({ children }: { children: string }) => (
  <code className="font-mono text-[0.8125rem] wrap-anywhere text-ink-soft">{children}</code>
);

/** User text, unchanged. */
export const Words = ({ children }: { children: string }) => (
  <p className="mt-2 max-w-prose overflow-x-clip border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere">
    {children.trim()}
  </p>
);
