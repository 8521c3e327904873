import { Check, Plus } from 'lucide-react';

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** As wide as its label, to fit many pills on a phone. */
export const Pill = ({ label, checked, onChange }: Props) => (
  <label
    key={label}
    className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
  >
    <input
      type="checkbox"
      className="peer sr-only"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <Plus size={16} aria-hidden="true" className="text-ink-faint peer-checked:hidden" />
    <Check size={16} aria-hidden="true" className="hidden peer-checked:block" />
    {label}
  </label>
);
