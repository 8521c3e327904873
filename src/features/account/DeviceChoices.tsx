import { useEffect, useState } from 'react';
import type { PushChoice } from '../../domain/push/pushDevice.ts';
import {
  chosenHere,
  endHere,
  type Possible,
  renewDevice,
  tellHere,
  whatIsPossible,
} from '../../firebase/push.ts';
import type { Language } from '../../i18n/languages.ts';
import { device } from '../../i18n/texts/device.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { Switch } from '../../ui/Switch.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const nothing: PushChoice = { messages: false, alerts: false, shows: false };
const fields = ['messages', 'alerts', 'shows'] as const;

/** Push settings of this device, or why push is unavailable. */
export const DeviceChoices = ({ lang }: { lang: Language }) => {
  const t = translate(lang, device);
  const [possible, setPossible] = useState<Possible>(whatIsPossible);
  const [choice, setChoice] = useState(() => chosenHere() ?? nothing);
  const [busy, setBusy] = useState(false);
  // The stored choice is outdated if the server has deleted this device or the person has blocked
  // notifications.
  useEffect(() => {
    renewDevice(lang).then(
      () => setChoice(chosenHere() ?? nothing),
      () => undefined,
    );
  }, [lang]);

  const choose = async (changes: Partial<PushChoice>) => {
    const before = choice;
    // Other tabs may have changed the choice.
    const next = { ...choice, ...chosenHere(), ...changes };
    setChoice(next);
    setBusy(true);
    try {
      if (!next.messages && !next.alerts) {
        await endHere();
        setChoice(nothing);
      } else if (!(await tellHere(lang, next))) {
        setChoice(before);
        setPossible(whatIsPossible());
        if (whatIsPossible() !== 'denied') notify({ title: t('notOn'), text: t('notOnText') });
      }
    } catch (failure) {
      reportHandled(failure, 'choose notifications');
      setChoice(chosenHere() ?? nothing);
      notify({ title: t('failed'), text: t('failedText'), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <ProfileSection title={t('title')} text={t('text')}>
      {possible === 'possible' ? (
        fields.map((field) => (
          <Switch
            key={field}
            label={t(field)}
            hint={t(`${field}Hint`)}
            checked={choice[field]}
            aria-busy={busy || undefined}
            disabled={busy || (field === 'shows' && !choice.messages)}
            onCheckedChange={(value) => void choose({ [field]: value })}
          />
        ))
      ) : (
        <p role="status" className="text-ink-soft">
          {t(possible)}
        </p>
      )}
    </ProfileSection>
  );
};
