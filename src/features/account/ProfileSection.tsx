import { type ReactNode, useId } from 'react';

type Props = { title: string; text?: string; children: ReactNode };

/** One concern of the profile page between two hairlines: what it is about, and what can be done. */
export const ProfileSection = ({ title, text, children }: Props) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line border-t py-8 md:grid md:grid-cols-[15rem_minmax(0,26rem)] md:gap-10"
    >
      <div className="mb-5">
        <h2 id={id} className="font-bold text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-ink-soft text-sm">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
};
