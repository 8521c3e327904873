import { useState } from 'react';
import type { Way } from '../../firebase/accounts.ts';
import type { Language } from '../../i18n/languages.ts';
import { zalo } from '../../i18n/texts/zalo.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { notify } from '../../ui/notify.ts';
import { type explainZalo, isOurZalo } from './explainZalo.ts';
import { loadZalo } from './loadZalo.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { beginZalo } from './zaloFlow.ts';

type Props = { lang: Language; ways: readonly Way[]; onChange: () => void };
type Problem = ReturnType<typeof explainZalo> | 'problem.unkept' | 'notRemoved';

export const OwnZalo = ({ lang, ways, onChange }: Props) => {
  const t = translate(lang, zalo);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isOn = ways.includes('zalo');
  const mayRemove = ways.some((way) => way !== 'zalo');

  const attempt = async (act: () => Promise<Problem | null>) => {
    setBusy(true);
    setProblem(null);
    setProblem(await act());
    setBusy(false);
  };
  const add = () =>
    attempt(async () =>
      (await beginZalo('link', lang, `${localize(lang, paths.profile)}#zalo`)) ? null : 'problem.unkept',
    );
  const remove = () =>
    attempt(async () => {
      try {
        await (await loadZalo()).removeZalo();
      } catch (failure) {
        if (isOurZalo(failure)) reportHandled(failure, 'remove Zalo');
        return 'notRemoved';
      }
      notify({ title: t('removed'), tone: 'success' });
      onChange();
      return null;
    });

  return (
    <ProfileSection hash="zalo" title={t('sectionTitle')} text={t('sectionText')}>
      <div className="space-y-4">
        {isOn && <p className="font-semibold">{t('isOn')}</p>}
        {isOn && !mayRemove && <p className="text-ink-soft text-sm">{t('onlyWay')}</p>}
        <FormStatus lang={lang} sending={busy} problem={problem && { title: t(problem) }} />
        {!isOn && (
          <Button loading={busy} onClick={() => void add()}>
            <BrandMark of="zalo" />
            <span>{t('add')}</span>
          </Button>
        )}
        {isOn && mayRemove && (
          <Button loading={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
      </div>
    </ProfileSection>
  );
};
