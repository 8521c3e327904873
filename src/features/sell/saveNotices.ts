import type { Purpose } from '../../domain/selling/listingForm.ts';
import { $session } from '../../firebase/session.ts';
import { takeLatest } from '../../firebase/tellQuota.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { lacksIdentity } from '../../shell/lacksIdentity.ts';
import { offerNext } from '../../shell/offerLater.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { notifyNext } from '../../ui/notifyNext.ts';
import { explainFailure } from './explainFailure.ts';
import type { Outcome } from './planOutcome.ts';
import type { StoredVersion } from './planSave.ts';

const loadAdvice = () => import('../../shell/quotaAdvice.ts');

/** Opens my listings, with notices about save and quota. */
export const finishSave = async (lang: Language, id: string, { status, notice }: Outcome) => {
  const t = translate(lang, sell);
  const { title, text, tone, canShare } = notice;
  const few = takeLatest();
  const quota = few && (await (await loadAdvice()).quotaLeft(lang, few.kind, few.left));
  const words = [text && t(text), quota && `${quota.title}. ${quota.text}`].filter(Boolean).join(' ');
  const own = canShare && (await import('../../ownPaths.ts').catch(() => null));
  const share = own && { href: own.shareKit(lang, id), label: t('shareIt') };
  const link = few?.left === 0 ? quota?.link : (share ?? quota?.link);
  notifyNext({ title: t(title), ...(words && { text: words }), tone, ...(link && { link }) });
  if (status === 'active') offerNext('offerQuestion');
  location.assign(localize(lang, paths.myListings));
};

const sayUsedUp = async (lang: Language, title: 'quotaUsedUp' | 'editsUsedUp', purpose: Purpose) => {
  const t = translate(lang, sell);
  const words = { title: t(title), text: t('usedUpText') };
  const counted = purpose === 'draft' ? 'draft' : 'listing';
  const kind = title === 'editsUsedUp' ? 'edit' : counted;
  notify({ ...(await (await loadAdvice()).withAdvice(lang, kind, words)), tone: 'error' });
};

const sayRefused = async (lang: Language, error: unknown, words: { title: string; text?: string | null }) => {
  const session = $session.get();
  const isSaid = session.state === 'in' && (await lacksIdentity(lang, session.user.id, error));
  if (!isSaid) notifyFailure(lang, words);
};

/** Shows why a listing was not saved. `stored`: the version to change, null for a new listing. */
export const sayFailure = (
  lang: Language,
  error: unknown,
  { stored, purpose }: { stored: StoredVersion | null; purpose: Purpose },
) => {
  const t = translate(lang, sell);
  reportHandled(error, stored === null ? 'create a listing' : 'update a listing');
  const isNew = stored === null;
  const isEdit = stored !== null && (stored.slug !== null || purpose === 'draft');
  const failure = explainFailure(error, { session: $session.get().state, isNew, isEdit });
  if (failure.title === 'authRequired') {
    const href = signInPath(lang, location.pathname + location.search);
    notify({ title: t('authRequired'), tone: 'error', link: { href, label: t('signIn') } });
  } else if (failure.title === 'quotaUsedUp' || failure.title === 'editsUsedUp')
    void sayUsedUp(lang, failure.title, purpose);
  else void sayRefused(lang, error, { ...failure, title: t(failure.title) });
};
