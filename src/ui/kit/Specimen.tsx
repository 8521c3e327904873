import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-line pt-8 pb-12">
    <h2 className="mb-6 text-2xl">{title}</h2>
    <div className="grid grid-cols-1 gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-3">{children}</div>
  </section>
);

export const Specimen = ({ name, wide, children }: { name: string; wide?: boolean; children: Elements }) => (
  <div className={wide ? 'md:col-span-2 lg:col-span-3' : ''}>
    <p className="mb-2.5 font-mono text-xs text-ink-faint">{name}</p>
    {children}
  </div>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
