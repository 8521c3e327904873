import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { DescriptionField, type EditorState } from './DescriptionField.tsx';
import { useValue } from './formContext.ts';
import { OtherDescription } from './OtherDescription.tsx';
import { Section } from './Section.tsx';

/** Loads the editor when nearly in view, not to delay the first fields. */
const useRichEditor = () => {
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<EditorState>({ Editor: null, failed: false });
  useEffect(() => {
    if (!element.current) return;
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
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, ...editor };
};

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

export const DescriptionSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const { element, ...editor } = useRichEditor();
  const NumbersLine = useNumbersLine();
  return (
    <Section title={t('section.description')}>
      <div ref={element}>
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
