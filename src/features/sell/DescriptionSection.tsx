import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { DescriptionField, type EditorState } from './DescriptionField.tsx';
import { useValue } from './formContext.ts';
import { OtherDescription } from './OtherDescription.tsx';
import { Section } from './Section.tsx';

/** The editor is fetched when its place comes near, so that the first field does not wait for it. */
const useRichEditor = () => {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<EditorState>({ Editor: null, failed: false });
  useEffect(() => {
    if (!place.current) return;
    const load = async () => {
      const loaded = await import('./RichEditor.tsx').catch(() => null);
      setEditor({ Editor: loaded?.RichEditor ?? null, failed: loaded === null });
    };
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
  }, []);
  return { place, ...editor };
};

/** The line about numbers that everyone can read, fetched with the first words of a description. */
const useNumbersLine = () => {
  const isWritten = useValue('description') !== '';
  const [Line, setLine] = useState<ComponentType<{ lang: Language }> | null>(null);
  useEffect(() => {
    if (!isWritten) return;
    import('./PublicNumbers.tsx').then(
      ({ PublicNumbers }) => setLine(() => PublicNumbers),
      () => undefined,
    );
  }, [isWritten]);
  return Line;
};

/** What the seller says about the bike, in one language or in both. */
export const DescriptionSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const { place, ...editor } = useRichEditor();
  const NumbersLine = useNumbersLine();
  return (
    <Section title={t('section.description')}>
      <div ref={place}>
        <DescriptionField
          {...editor}
          lang={lang}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          required
        />
      </div>
      <div role="status" className="space-y-2 text-sm empty:hidden">
        {NumbersLine && <NumbersLine lang={lang} />}
      </div>
      <OtherDescription {...editor} lang={lang} />
    </Section>
  );
};
