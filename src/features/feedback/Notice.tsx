import type { Elements } from '../../ui/elements.ts';

type Props = { title: string; text?: string | undefined; children?: Elements };

/** What stands in the way, inside the form that it is about. */
export const Notice = ({ title, text, children }: Props) => (
  <div role="alert" className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-ink">
    <p className="font-semibold">{title}</p>
    {text && <p className="mt-1 text-sm">{text}</p>}
    {children}
  </div>
);
