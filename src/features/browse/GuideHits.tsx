import type { GuideEntry } from '../../domain/guides/findGuides.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';

type Props = { lang: Language; hits: readonly GuideEntry[] };

export const GuideHits = ({ lang, hits }: Props) =>
  hits.length > 0 && (
    <p className="flex items-center gap-x-4 overflow-x-auto whitespace-nowrap text-ink-soft">
      <span>{translate(lang, browse)('inGuides')}</span>
      {hits.map(({ title, path }) => (
        <a key={path} href={path} className="inline-flex min-h-11 items-center underline">
          {title}
        </a>
      ))}
    </p>
  );
