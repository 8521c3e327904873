import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  /** From 0 to 1; omit it while the duration is unknown. */
  value?: number | undefined;
  /** Text beside the label: '3 of 8', '42%'. */
  note?: ReactNode;
};

export const Progress = ({ label, value, note }: Props) => (
  <label className="block">
    <span className="mb-1.5 flex justify-between gap-4 text-sm">
      <span className="font-semibold">{label}</span>
      {note && <span className="figures text-ink-soft">{note}</span>}
    </span>
    <progress
      {...(value !== undefined && { value })}
      max={1}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line not-[[value]]:animate-pulse [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-150"
    />
  </label>
);
