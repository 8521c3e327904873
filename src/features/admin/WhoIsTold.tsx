import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { askAdmin } from './askAdmin.ts';

const texts = {
  list: { told: 'told', unsure: 'toldIfEmail' },
  note: { told: 'toldNote', unsure: 'toldNoteIfEmail' },
} as const;
/** `reason`: chosen from a list in both languages, or a note in the operator's words. */
type Props = { lang: Language; receiver: string; reason?: keyof typeof texts };

/** Says whether this person gets an email: the address may be unconfirmed. */
export const WhoIsTold = ({ lang, receiver, reason = 'list' }: Props) => {
  const t = translate(lang, admin);
  const [notice, setNotice] = useState<'told' | 'notTold' | 'unsure'>('unsure');
  useEffect(() => {
    let isGone = false;
    askAdmin({ queue: 'reachable', person: receiver }).then(
      ({ email }) => !isGone && setNotice(email ? 'told' : 'notTold'),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [receiver]);
  return (
    <p key={notice} className={notice === 'notTold' ? 'mt-1 font-semibold' : 'mt-1 text-ink-soft'}>
      {t(notice === 'notTold' ? notice : texts[reason][notice])}
    </p>
  );
};
