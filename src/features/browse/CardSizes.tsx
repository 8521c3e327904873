import { Grid2x2, Square } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import {
  type CardSize,
  cardKey,
  cardSizes,
  phone,
  readCardSize,
  showCardSize,
} from '../../shell/cardSize.ts';
import { Segments } from '../../ui/RadioGroup.tsx';

const icons = { large: Square, compact: Grid2x2 };

const subscribe = (hear: () => void) => {
  const observer = new MutationObserver(hear);
  observer.observe(document.documentElement, { attributeFilter: [`data-${cardKey}`] });
  const width = matchMedia(phone);
  width.addEventListener('change', hear);
  return () => {
    observer.disconnect();
    width.removeEventListener('change', hear);
  };
};

/** Without scripts the size follows the screen's width. */
export const CardSizes = ({ lang }: { lang: Language }) => {
  const t = translate(lang, browse);
  const size = useSyncExternalStore<CardSize>(subscribe, readCardSize, () => 'large');
  return (
    <Segments
      legend={t('cardSize')}
      hideLegend
      name={cardKey}
      value={size}
      onValueChange={showCardSize}
      options={cardSizes.map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: (
            <>
              <Icon size={18} aria-hidden="true" />
              <span className="sr-only">{t(`cardSize.${value}`)}</span>
            </>
          ),
        };
      })}
      className="w-20 shrink-0 md:w-24 noscript:hidden"
    />
  );
};
