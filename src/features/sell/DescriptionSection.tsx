import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { BoundField } from './BoundField.tsx';
import { useField } from './formContext.ts';
import { PlainEditor } from './PlainEditor.tsx';
import type { RichEditorProps } from './RichEditor.tsx';
import { Section } from './Section.tsx';

type RichEditor = ComponentType<RichEditorProps>;

/** The editor is fetched when its place comes near, so that the first field does not wait for it. */
const useRichEditor = () => {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<{ Editor: RichEditor | null; failed: boolean }>({
    Editor: null,
    failed: false,
  });
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

/** What the seller says about the bike. */
export const DescriptionSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const { value, set, leave } = useField('description');
  const { place, Editor, failed } = useRichEditor();
  // Nobody's field is exchanged while they are typing in it.
  const [typing, setTyping] = useState(false);
  return (
    <Section title={t('section.description')}>
      <div ref={place}>
        <BoundField
          lang={lang}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          required
        >
          {(ids) =>
            Editor && !typing ? (
              <Editor {...ids} lang={lang} start={value} onChange={set} onBlur={leave} />
            ) : (
              <PlainEditor
                {...ids}
                lang={lang}
                value={value}
                onChange={set}
                onFocus={() => setTyping(true)}
                onBlur={() => {
                  setTyping(false);
                  leave();
                }}
                waiting={!failed}
              />
            )
          }
        </BoundField>
      </div>
    </Section>
  );
};
