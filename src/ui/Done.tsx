import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Elements } from './elements.ts';

type Props = { title: string; text: string; children: Elements };

export const Done = ({ title, text, children }: Props) => {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col items-center py-4 text-center">
      <CircleCheck size={36} strokeWidth={1.5} aria-hidden="true" className="text-leaf" />
      <p ref={heading} tabIndex={-1} className="mt-3 text-lg font-semibold outline-none">
        {title}
      </p>
      <p className="mt-1 mb-5 text-ink-soft">{text}</p>
      {children}
    </div>
  );
};
