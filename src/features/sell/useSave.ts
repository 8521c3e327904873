import { useRef, useState } from 'react';
import type { Status } from '../../domain/listings/listingFields.ts';
import { activationChecks, type Purpose } from '../../domain/listings/listingForm.ts';
import { $session, sessionKnown } from '../../firebase/session.ts';
import { takeLatest } from '../../firebase/tellQuota.ts';
import { offerNext } from '../../frame/offerLater.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { notifyNext } from '../../ui/notifyNext.ts';
import { explainFailure } from './explainFailure.ts';
import type { FormStore } from './formStore.ts';
import { planOutcome } from './planOutcome.ts';
import type { PhotoQueue } from './queuedPhoto.ts';
import { showFirstInvalid } from './showFirstInvalid.ts';

export type Stored = { slug: string | null; status: Status };
export type SaveStage = 'photos' | 'writing' | null;

type Action = {
  lang: Language;
  id: string;
  stored: Stored | null;
  form: FormStore;
  queue: PhotoQueue;
  /** An earlier save may have arrived without an answer. */
  wasAttempted: () => boolean;
  onAttempt: () => void;
  onSaved: () => Promise<void>;
};

const retryFailed = (queue: PhotoQueue) => {
  for (const { key, stage, problem } of queue.$photos.get())
    if (stage === 'failed' && (problem === 'upload' || problem === 'processing')) queue.retry(key);
};

const loadAdvice = () => import('../../frame/quotaAdvice.ts');

/** Saving: check, wait for the photos, write, and go to my listings. One save at a time. */
export const useSave = (action: Action) => {
  const { lang, id, stored, form, queue, onSaved } = action;
  const t = translate(lang, sell);
  const [stage, setStage] = useState<SaveStage>(null);
  const [missing, setMissing] = useState(false);
  const busy = useRef(false);

  /** What is wrong stands beside the fields; true when nothing is. */
  const passes = async (purpose: Purpose) => {
    const valid = await form.check(purpose);
    const photos = queue.$photos.get().length;
    const problems = purpose === 'draft' ? [] : activationChecks({ price: form.$values.get().price, photos });
    const noPhoto = problems.includes('photosMissing');
    setMissing(noPhoto);
    if (valid && problems.length === 0) return true;
    const wrong = form.$problems.get();
    showFirstInvalid((field) => (field === 'images' ? noPhoto : wrong[field] !== undefined));
    return false;
  };

  const write = async (purpose: Purpose) => {
    setStage('photos');
    const { saveListing } = await import('./saveListing.ts');
    retryFailed(queue);
    const photos = await queue.settled();
    if (photos.some((photo) => photo.stage === 'offline')) {
      notify({ title: t('stage.offline'), text: t('offlineText'), tone: 'error' });
      return;
    }
    const ready = photos.filter((photo) => photo.stage === 'ready').map((photo) => photo.address);
    const outcome = planOutcome({
      purpose,
      before: stored?.status ?? null,
      ready: ready.length,
      failed: photos.length - ready.length,
    });
    if (!outcome) {
      notify({ title: t('photo.upload'), text: t('uploadFailedText'), tone: 'error' });
      return;
    }
    setStage('writing');
    const session = await sessionKnown();
    if (session.state === 'out') throw new Error('a listing is written by somebody signed in');
    const attempted = action.wasAttempted();
    action.onAttempt();
    const order = {
      id,
      userId: session.user.id,
      form: form.$values.get(),
      photos: ready,
      status: outcome.status,
      existing: stored,
    };
    await saveListing(order, { attempted });
    await onSaved();
    const { title, text, tone, canShare } = outcome.notice;
    const few = takeLatest();
    const quota = few && (await (await loadAdvice()).quotaLeft(lang, few.kind, few.left));
    const said = [text && t(text), quota && `${quota.title}. ${quota.text}`].filter(Boolean).join(' ');
    const own = canShare && (await import('../../ownPaths.ts').catch(() => null));
    const share = own && { href: own.shareKit(lang, id), label: t('shareIt') };
    const link = few?.left === 0 ? quota?.link : (share ?? quota?.link);
    notifyNext({ title: t(title), ...(said && { text: said }), tone, ...(link && { link }) });
    if (outcome.status === 'active') offerNext('offerQuestion');
    location.assign(localize(lang, paths.myListings));
  };

  const sayUsedUp = async (title: 'quotaUsedUp' | 'editsUsedUp', purpose: Purpose) => {
    const words = { title: t(title), text: t('usedUpText') };
    const counted = purpose === 'draft' ? 'draft' : 'listing';
    const kind = title === 'editsUsedUp' ? 'edit' : counted;
    notify({ ...(await (await loadAdvice()).withAdvice(lang, kind, words)), tone: 'error' });
  };

  const fail = (error: unknown, purpose: Purpose) => {
    reportHandled(error, stored === null ? 'create a listing' : 'update a listing');
    const isNew = stored === null;
    const isEdit = stored !== null && (stored.slug !== null || purpose === 'draft');
    const failure = explainFailure(error, { session: $session.get().state, isNew, isEdit });
    if (failure.title === 'authRequired') {
      const href = signInPath(lang, location.pathname + location.search);
      notify({ title: t('authRequired'), tone: 'error', link: { href, label: t('signIn') } });
    } else if (failure.title === 'quotaUsedUp' || failure.title === 'editsUsedUp')
      void sayUsedUp(failure.title, purpose);
    else notifyFailure(lang, { ...failure, title: t(failure.title) });
  };

  const save = async (purpose: Purpose) => {
    if (busy.current) return;
    busy.current = true;
    try {
      if (await passes(purpose)) await write(purpose);
    } catch (error) {
      fail(error, purpose);
    } finally {
      busy.current = false;
      setStage(null);
    }
  };

  return { save, passes, stage, missing };
};
