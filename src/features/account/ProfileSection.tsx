import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  title: string;
  text?: string;
  /** Fragment of this section: see `profileAt`. */
  hash?: 'phone' | 'email' | 'zalo' | 'leave' | 'terms' | 'identity' | 'away';
  children: ReactNode;
};

export const ProfileSection = ({ title, text, hash, children }: Props) => {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Scrolls to this section: the browser looked for the fragment before the section was mounted.
  useEffect(() => {
    if (hash && location.hash === `#${hash}`) section.current?.scrollIntoView();
  }, [hash]);
  return (
    <section
      ref={section}
      id={hash}
      aria-labelledby={id}
      className="scroll-mt-20 border-line border-t py-8 md:grid md:grid-cols-[15rem_minmax(0,26rem)] md:gap-10"
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
