import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon?: LucideIcon; title: ReactNode; text?: ReactNode; action?: ReactNode };

export const EmptyState = ({ icon: Icon, title, text, action }: Props) => (
  <div className="flex flex-col items-center px-4 py-12 text-center">
    {Icon && <Icon size={32} strokeWidth={1.5} aria-hidden="true" className="mb-4 text-ink-faint" />}
    <p className="text-lg font-semibold">{title}</p>
    {text && <p className="mt-1 max-w-sm text-ink-soft">{text}</p>}
    {action && <div className="mt-5">{action}</div>}
  </div>
);
