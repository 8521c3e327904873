import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { zalo } from '../../i18n/texts/zalo.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath, zaloReturnPath } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { reportHandled } from '../../shell/reportHandled.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { notifyNext } from '../../ui/notifyNext.ts';
import { explainZalo, isOurZalo } from './explainZalo.ts';
import { loadZalo } from './loadZalo.ts';
import { NameAccount } from './NameAccount.tsx';
import { useArrival } from './useArrival.ts';
import { peekZalo, takeZalo, type ZaloFlow } from './zaloFlow.ts';

type Problem = ReturnType<typeof explainZalo> | 'problem.denied' | 'problem.unknown';
type Step = 'working' | 'naming' | 'done' | Problem;

const readReturn = () => {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  return { state: query.get('state'), code: query.get('code') };
};

export const ZaloReturn = island('return from Zalo', ({ lang }: { lang: Language }) => {
  const t = translate(lang, zalo);
  const say = translate(lang, account);
  const [step, setStep] = useState<Step>('working');
  const [flow, setFlow] = useState<ZaloFlow | null>(null);
  const begun = useRef(false);
  useArrival(lang, () => [flow?.redirect], step === 'done');

  const finish = async ({ act, verifier }: ZaloFlow, code: string) => {
    try {
      const { isNew, isNamed } = await (await loadZalo()).finishZalo(act, code, verifier);
      if (!isNamed) return setStep('naming');
      if (act === 'link') notifyNext({ title: t('added'), tone: 'success' });
      else if (act === 'signIn')
        notifyNext({ title: say(isNew ? 'done.newAccount' : 'done.signIn'), tone: 'success' });
      setStep('done');
    } catch (failure) {
      if (isOurZalo(failure)) reportHandled(failure, `return from Zalo: ${act}`);
      setStep(explainZalo(failure));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the address belongs to this page view.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const state = new URLSearchParams(location.search).get('state');
    const language = peekZalo(state)?.lang ?? lang;
    if (language !== lang) {
      location.replace(localize(language, zaloReturnPath) + location.search);
      return;
    }
    const { code } = readReturn();
    const taken = takeZalo(state);
    setFlow(taken);
    if (!taken) setStep('problem.unknown');
    else if (!code) setStep('problem.denied');
    else void finish(taken, code);
  }, []);

  if (step === 'naming') return <NameAccount lang={lang} onDone={() => setStep('done')} />;
  if (step === 'working' || step === 'done')
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <p role="status">{t('working')}</p>
        <HydrationFailed text={say('page.asleep')} />
      </>
    );
  const isMember = flow !== null && flow.act !== 'signIn';
  return (
    <div role="alert">
      <h1 className="mb-3 text-3xl">{t(flow?.act === 'link' ? 'failed.link' : 'failed')}</h1>
      <p className="mb-5">{t(step)}</p>
      <ButtonLink
        variant="primary"
        href={
          isMember
            ? localize(lang, paths.profile)
            : signInPath(lang, flow?.redirect ?? localize(lang, paths.home))
        }
      >
        {t(isMember ? 'toProfile' : 'again')}
      </ButtonLink>
    </div>
  );
});
