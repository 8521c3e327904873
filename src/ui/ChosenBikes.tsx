import { useStore } from '@nanostores/react';
import { comparedAtMost, comparedPath } from '../comparePaths.ts';
import type { Language } from '../i18n/languages.ts';
import { compare } from '../i18n/texts/compare.ts';
import { translate } from '../i18n/texts.ts';
import { localize } from '../paths.ts';
import { Button, ButtonLink } from './Button.tsx';
import { $chosenBikes, chooseBikes } from './chosenBikes.ts';

export const ChosenBikes = ({ lang }: { lang: Language }) => {
  const t = translate(lang, compare);
  const chosen = useStore($chosenBikes) ?? [];
  const count = chosen.length;
  const words = count === 1 ? 'chosenOne' : count < comparedAtMost ? 'chosen' : 'chosenMost';
  return (
    <div
      className={
        count > 0
          ? 'sticky bottom-[var(--consent,0px)] z-20 mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper py-2'
          : undefined
      }
    >
      <p role="status" className="flex-1 basis-24">
        {count > 0 && t(words, { count })}
      </p>
      {count > 0 && (
        <Button size="sm" onClick={() => chooseBikes([])}>
          {t('chooseNone')}
        </Button>
      )}
      {count > 1 && (
        <ButtonLink variant="primary" size="sm" href={localize(lang, comparedPath(chosen))}>
          {t('submit')}
        </ButtonLink>
      )}
    </div>
  );
};
