import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from './Section.tsx';
import { useWhenNear } from './useWhenNear.ts';

const loadQuestions = () => import('./FactQuestions.tsx');

/** Loads the questions when nearly in view. */
export const FactsSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const { element, reload, loaded, failed } = useWhenNear(loadQuestions);
  return (
    <Section title={t('section.facts')}>
      <p className="text-sm text-ink-faint">{t('factsHint')}</p>
      {/* Reserves the height of the closed groups against layout shift. */}
      <div ref={element} data-field="facts" className="min-h-86">
        {loaded && <loaded.FactQuestions lang={lang} />}
        {failed && (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {t('factsFailed')}
            <Button size="sm" onClick={() => void reload()}>
              {t('factsRetry')}
            </Button>
          </p>
        )}
      </div>
    </Section>
  );
};
