import type { LucideIcon } from 'lucide-react';
import type { Elements } from '../../ui/elements.ts';

export const Notice = ({ icon: Icon, children }: { icon: LucideIcon; children: Elements }) => (
  <div
    role="status"
    className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warn-soft px-4 py-3"
  >
    <Icon size={20} aria-hidden="true" className="shrink-0 text-warn" />
    {children}
  </div>
);
