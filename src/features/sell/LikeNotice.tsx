import { CopyPlus } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Notice } from './Notice.tsx';

export const LikeNotice = ({ lang, title }: { lang: Language; title: string }) => (
  <Notice icon={CopyPlus}>
    <p className="flex-1">{translate(lang, sell)('likeNotice', { title })}</p>
  </Notice>
);
