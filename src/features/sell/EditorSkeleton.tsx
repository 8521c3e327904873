import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';

const fields = ['make', 'model', 'year', 'engine'] as const;

/** Placeholder of the first section, while the session is unknown. */
export const EditorSkeleton = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Section title={t('section.basic')}>
        {fields.map((field) => (
          <div key={field}>
            <p className="mb-1.5 text-sm font-semibold">{t(field)}</p>
            <Skeleton className="h-12 w-full" />
          </div>
        ))}
      </Section>
    </div>
  );
};
