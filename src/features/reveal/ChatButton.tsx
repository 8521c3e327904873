import type { LucideIcon } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';

type Props = {
  icon: LucideIcon;
  label: string;
  href: string | null | undefined;
  loading: boolean;
  className?: string;
  onAsk: () => void;
};

export const ChatButton = ({ icon: Icon, label, href, loading, className, onAsk }: Props) => {
  const inside = (
    <>
      <Icon size={18} aria-hidden="true" />
      <span>{label}</span>
    </>
  );
  return href ? (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes('w-full', className)}
    >
      {inside}
    </ButtonLink>
  ) : (
    <Button className={classes('w-full', className)} loading={loading} onClick={onAsk}>
      {inside}
    </Button>
  );
};
