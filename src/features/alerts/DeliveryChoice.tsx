import { useEffect, useState } from 'react';
import { type Delivery, deliveries } from '../../domain/alertSettings.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { readDelivery, writeDelivery } from './writeAlert.ts';

/** At once, or once a day. Nothing is chosen until it is known what was. */
export const DeliveryChoice = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, alerts);
  const [delivery, setDelivery] = useState<Delivery>();
  useEffect(() => {
    let here = true;
    readDelivery(userId)
      .then((read) => here && setDelivery((chosen) => chosen ?? read))
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [userId]);

  const choose = async (next: Delivery) => {
    setDelivery(next);
    try {
      await writeDelivery(userId, lang, next);
      notify({ title: t('deliverySaved'), tone: 'success' });
    } catch {
      setDelivery(delivery);
      notify({ title: t('failed'), text: t('settingsFailed'), tone: 'error' });
    }
  };
  return (
    <RadioGroup
      legend={t('deliveryLegend')}
      name="delivery"
      options={deliveries.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      value={delivery}
      onValueChange={(next) => void choose(next)}
      className="mt-10 max-w-md"
    />
  );
};
