import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { askAdmin } from './askAdmin.ts';

/** Says whether an email tells somebody of a decision: an account may have no confirmed address. */
export const WhoIsTold = ({ lang, receiver }: { lang: Language; receiver: string }) => {
  const t = translate(lang, admin);
  const [told, setTold] = useState<'told' | 'notTold' | 'toldIfEmail'>('toldIfEmail');
  useEffect(() => {
    let isGone = false;
    askAdmin({ queue: 'reachable', person: receiver }).then(
      ({ email }) => !isGone && setTold(email ? 'told' : 'notTold'),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [receiver]);
  return (
    <p key={told} className={told === 'notTold' ? 'mt-1 font-semibold' : 'mt-1 text-ink-soft'}>
      {t(told)}
    </p>
  );
};
