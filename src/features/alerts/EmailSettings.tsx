import { useEffect, useRef } from 'react';
import { leastDrop } from '../../domain/alerts/alertMatch.ts';
import { deliveries } from '../../domain/alerts/alertSettings.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { emailsHash } from '../../paths.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useEmailChoice } from './useEmailChoice.ts';

type Props = { lang: Language; userId: string; hasAlerts: boolean };

/**
 * Switch for emails about price drops. Shows the frequency of emails if the switch is on, or alerts exist.
 */
export const EmailSettings = ({ lang, userId, hasAlerts }: Props) => {
  const t = translate(lang, alerts);
  const { choice, choose } = useEmailChoice(lang, userId);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === emailsHash) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} aria-labelledby="letters" className="mt-10 max-w-md">
      <h2 id="letters" className="text-xl font-bold">
        {t('emails')}
      </h2>
      <Switch
        label={t('priceDrops')}
        hint={t('priceDropsHint', { percent: leastDrop })}
        checked={choice?.price_drops ?? false}
        disabled={choice === null}
        onCheckedChange={(price_drops) => choose({ price_drops })}
        className="mt-2"
      />
      {(hasAlerts || choice?.price_drops) && (
        <>
          <RadioGroup
            legend={t('deliveryLegend')}
            name="delivery"
            options={deliveries.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
            value={choice?.delivery}
            onValueChange={(delivery) => choose({ delivery })}
            className="mt-5"
          />
          <p className="text-sm text-ink-soft">{t('usualHint')}</p>
        </>
      )}
    </section>
  );
};
