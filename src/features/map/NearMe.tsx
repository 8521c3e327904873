import { LocateFixed } from 'lucide-react';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { provinceOf } from '../../domain/places/locations.ts';
import { nearestPlace } from '../../domain/places/nearbyPlaces.ts';
import type { Language } from '../../i18n/languages.ts';
import { map } from '../../i18n/texts/map.ts';
import { translate } from '../../i18n/texts.ts';
import { island } from '../../shell/island.tsx';
import { buttonClass } from '../../ui/variants.ts';

const timeoutMs = 15_000;
/** Maximum age of a cached position in milliseconds. */
const maxAgeMs = 600_000;

const locate = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: maxAgeMs }),
  );

type Props = {
  lang: Language;
  /** Selector of the list of provinces. Its links have `data-province`. */
  list: string;
};

/**
 * Opens the visitor's province. Pressing it asks for permission; the position is neither sent nor stored.
 * Without scripts the link leads to the list.
 */
export const NearMe = island('bikes near me', ({ lang, list }: Props) => {
  const t = translate(lang, map);
  const [state, setState] = useState<'idle' | 'busy' | 'unknown' | 'abroad'>('idle');
  const find = useCallback(async () => {
    setState('busy');
    const position = await locate().catch(() => null);
    if (!position) return setState('unknown');
    const { latitude, longitude } = position.coords;
    const province = nearestPlace(latitude, longitude);
    const link = document.querySelector<HTMLAnchorElement>(
      `${list} [data-province="${provinceOf(province ?? '')}"]`,
    );
    if (!link) return setState('abroad');
    setState('idle');
    link.click();
  }, [list]);
  // Runs at once, because the press that loaded this island preceded its listener.
  useEffect(() => void find(), [find]);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void find();
  };
  return (
    <>
      <a
        href={list}
        data-ask="near"
        aria-busy={state === 'busy'}
        onClick={onClick}
        className={buttonClass({ variant: 'primary' })}
      >
        <LocateFixed size={18} aria-hidden="true" />
        {t('nearMe')}
      </a>
      <p role="status" className="mt-2 text-sm">
        {(state === 'unknown' || state === 'abroad') && t(state)}
      </p>
    </>
  );
});
