import { useState } from 'react';
import type { Act, ActName } from '../../domain/desk.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

const problems: Readonly<Record<string, 'gone' | 'refused' | 'outside'>> = {
  'not-found': 'gone',
  'failed-precondition': 'refused',
  'permission-denied': 'outside',
  unauthenticated: 'outside',
};

/** What was asked for is no longer possible, so that what is on the screen is old. */
const isOld = (code: string | null) => code === 'not-found' || code === 'failed-precondition';

export type Deeds = {
  /** What is being done now, by the id of its target. */
  busy: string | null;
  /** @returns whether it is done, or was so already */
  perform: (deed: Act, target: string) => Promise<boolean>;
};

/** Does what an operator decides, says how it went, and has everything read again. */
export const useDeeds = (lang: Language, onDone: (act: ActName) => void): Deeds => {
  const [busy, setBusy] = useState<string | null>(null);
  const perform = async (deed: Act, target: string): Promise<boolean> => {
    if (busy !== null) return false;
    const t = translate(lang, desk);
    setBusy(target);
    try {
      const { outcome } = await call('operate', { deed });
      notify({
        title: outcome === 'same' ? t('same') : t(`${deed.act}Done`),
        tone: outcome === 'same' ? 'info' : 'success',
      });
      onDone(deed.act);
      return true;
    } catch (failure) {
      reportHandled(failure, `at the desk: ${deed.act}`);
      const code = codeOf(failure);
      notify({ title: t(`failed.${problems[code ?? ''] ?? 'other'}`), tone: 'error' });
      if (isOld(code)) onDone(deed.act);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, perform };
};
