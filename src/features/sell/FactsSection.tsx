import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from './Section.tsx';

type Questions = ComponentType<{ lang: Language }>;

/** The questions are fetched when their place comes near: nobody has to answer them. */
const useQuestions = () => {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ Loaded: Questions | null; failed: boolean }>({
    Loaded: null,
    failed: false,
  });
  const load = useCallback(async () => {
    const loaded = await import('./FactQuestions.tsx').catch(() => null);
    setState({ Loaded: loaded?.FactQuestions ?? null, failed: loaded === null });
  }, []);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  return { place, load, ...state };
};

/** What buyers ask, to be answered once and for all of them. */
export const FactsSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const { place, load, Loaded, failed } = useQuestions();
  return (
    <Section title={t('section.facts')}>
      <p className="text-sm text-ink-faint">{t('factsHint')}</p>
      {/* As high as the closed groups that come here, so that nothing below moves. */}
      <div ref={place} data-field="facts" className="min-h-86">
        {Loaded && <Loaded lang={lang} />}
        {failed && (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {t('factsFailed')}
            <Button size="sm" onClick={() => void load()}>
              {t('factsRetry')}
            </Button>
          </p>
        )}
      </div>
    </Section>
  );
};
