import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { readRepeat } from './readRepeat.ts';

type Props = {
  lang: Language;
  address: string;
  /** Number of uploaded photos; each new one triggers another check. */
  arrived: number;
};

/** Says that another own listing shows the same bike. Publishing stays possible. */
export const RepeatNotice = ({ lang, address, arrived }: Props) => {
  const t = translate(lang, sell);
  const [other, setOther] = useState<{ id: string; title: string } | null>(null);
  const listingId = address.split('/').at(-2) ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each uploaded photo may be the repeated one.
  useEffect(() => {
    let here = true;
    readRepeat(listingId).then(
      (repeat) => here && setOther(repeat),
      (failure: unknown) => reportHandled(failure, 'look for a repeated bike'),
    );
    return () => {
      here = false;
    };
  }, [listingId, arrived]);
  return (
    <div role="status">
      {other && (
        <p className="mt-3 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn">
          {t('repeated')}{' '}
          <a href={localize(lang, paths.editListing(other.id))} className="font-semibold underline">
            {other.title}
          </a>
        </p>
      )}
    </div>
  );
};
