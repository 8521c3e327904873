import { Heart } from 'lucide-react';
import type { Language } from '../i18n/languages.ts';
import { likes } from '../i18n/texts/likes.ts';
import { translate } from '../i18n/texts.ts';
import { IconButton } from './IconButton.tsx';
import { showWaiting } from './showWaiting.ts';

type Props = {
  lang: Language;
  title: string;
  liked: boolean;
  onToggle: () => Promise<void>;
  look?: 'photo' | 'outline';
  className?: string;
};

export const LikeButton = ({ lang, title, liked, onToggle, look = 'photo', className }: Props) => (
  <IconButton
    icon={Heart}
    look={look}
    label={translate(lang, likes)(liked ? 'unlike' : 'like', { title })}
    filled={liked}
    onClick={({ currentTarget }) => void showWaiting(currentTarget, onToggle())}
    className={`${liked ? 'is-on text-signal' : ''} noscript:hidden ${className ?? ''}`}
  />
);
