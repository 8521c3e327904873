import { Columns2 } from 'lucide-react';
import type { Language } from '../i18n/languages.ts';
import { likes } from '../i18n/texts/likes.ts';
import { translate } from '../i18n/texts.ts';
import { IconButton } from './IconButton.tsx';

type Props = {
  lang: Language;
  title: string;
  chosen: boolean;
  full: boolean;
  onToggle: () => void;
  className?: string;
};

export const CompareButton = ({ lang, title, chosen, full, onToggle, className }: Props) => {
  const label = translate(lang, likes)('compareAbout', { title });
  return (
    <IconButton
      icon={Columns2}
      look="photo"
      label={label}
      title={label}
      aria-pressed={chosen}
      disabled={full && !chosen}
      onClick={onToggle}
      className={`${chosen ? 'is-on text-signal' : ''} ${className ?? ''}`}
    />
  );
};
