import type { ReactNode } from 'react';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line py-7 md:grid md:grid-cols-[14rem_1fr] md:gap-8">
    <h2 className="mb-4 text-xl font-bold">{title}</h2>
    <div className="min-w-0 space-y-5">{children}</div>
  </section>
);
