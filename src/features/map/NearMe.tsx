import { LocateFixed } from 'lucide-react';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { provinceOf } from '../../domain/places/locations.ts';
import { nearestPlace } from '../../domain/places/nearbyPlaces.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { map } from '../../i18n/texts/map.ts';
import { translate } from '../../i18n/texts.ts';
import { buttonClass } from '../../ui/variants.ts';

/** Milliseconds after which nobody waits for a satellite any more. */
const patience = 15_000;
/** Milliseconds for which a position that the browser knows already is good enough to name a province. */
const freshEnough = 600_000;

const locate = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patience, maximumAge: freshEnough }),
  );

type Props = {
  lang: Language;
  /** Where the list of provinces stands on the page: its links carry `data-province`. */
  list: string;
};

/**
 * Leads to the province that somebody is in. The browser asks for leave at the press and not before; the position goes nowhere
 * and is kept nowhere. Without a script the link leads to the list.
 */
export const NearMe = island('bikes near me', ({ lang, list }: Props) => {
  const t = translate(lang, map);
  const [state, setState] = useState<'idle' | 'busy' | 'unknown' | 'abroad'>('idle');
  const find = useCallback(async () => {
    setState('busy');
    const position = await locate().catch(() => null);
    if (!position) return setState('unknown');
    const { latitude, longitude } = position.coords;
    const place = nearestPlace(latitude, longitude);
    const link = document.querySelector<HTMLAnchorElement>(
      `${list} [data-province="${provinceOf(place ?? '')}"]`,
    );
    if (!link) return setState('abroad');
    setState('idle');
    link.click();
  }, [list]);
  // The press that woke this came before anybody listened.
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
