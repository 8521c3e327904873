import { useEffect, useRef, useState } from 'react';
import type { EmailChoice } from '../../domain/alerts/alertSettings.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { readChoice, writeChoice } from './writeAlert.ts';

/** The choice is null until read. Shows changes at once and reverts failed ones. */
export const useEmailChoice = (lang: Language, userId: string) => {
  const t = translate(lang, alerts);
  const [choice, setChoice] = useState<EmailChoice | null>(null);
  const saved = useRef<EmailChoice | null>(null);
  /** Writes in order: the last press wins. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    let isCurrent = true;
    readChoice(userId)
      .then((read) => {
        if (!isCurrent || saved.current) return;
        saved.current = read;
        setChoice((chosen) => ({ ...read, ...chosen }));
      })
      .catch((failure: unknown) => reportHandled(failure, 'load the choice of emails'));
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const save = async (change: Partial<EmailChoice>) => {
    try {
      await writeChoice(userId, lang, change);
      const next = { ...(saved.current ?? (await readChoice(userId))), ...change };
      saved.current = next;
      setChoice((chosen) => chosen ?? next);
      notify({ title: t('choiceSaved'), tone: 'success' });
    } catch (failure) {
      reportHandled(failure, 'save the choice of emails');
      setChoice(saved.current);
      notify({ title: t('failed'), text: t('settingsFailed'), tone: 'error' });
    }
  };
  const choose = (change: Partial<EmailChoice>) => {
    setChoice((chosen) => chosen && { ...chosen, ...change });
    queue.current = queue.current.then(() => save(change));
  };
  return { choice, choose };
};
