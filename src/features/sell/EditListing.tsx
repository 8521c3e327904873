import { EyeOff, type LucideIcon, PencilLine, Tag, X } from 'lucide-react';
import { useState } from 'react';
import type { Status } from '../../domain/listings/listingFields.ts';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { moderation } from '../../i18n/texts/moderation.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { ListingEditor } from './ListingEditor.tsx';
import { Notice } from './Notice.tsx';
import { useOwnListing } from './useOwnListing.ts';

type Props = { lang: Language };
type Suggested = { models: readonly KnownModel[] };

/** @example idIn('/vi/edit-listing/kX2') // => 'kX2' */
const idIn = (path: string) => decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '');

const notices: Partial<Record<Status, [LucideIcon, 'draftNotice' | 'pausedNotice' | 'soldNotice']>> = {
  draft: [PencilLine, 'draftNotice'],
  paused: [EyeOff, 'pausedNotice'],
  sold: [Tag, 'soldNotice'],
};

const StatusNotice = ({ lang, status }: Props & { status: Status }) => {
  const notice = notices[status];
  if (!notice) return null;
  return (
    <Notice icon={notice[0]}>
      <p className="flex-1">{translate(lang, sell)(notice[1])}</p>
    </Notice>
  );
};

const OwnListing = ({ lang, models, id, userId }: Props & Suggested & { id: string; userId: string }) => {
  const t = translate(lang, sell);
  const { state, reload } = useOwnListing(lang, id, userId);
  const [publishing] = useState(() => new URLSearchParams(location.search).has('publish'));
  const back = localize(lang, paths.myListings);
  if (state === 'loading') return <EditorSkeleton lang={lang} />;
  if (state === 'missing')
    return (
      <EmptyState
        title={t('notFound')}
        text={t('notFoundText')}
        action={<ButtonLink href={back}>{t('toMyListings')}</ButtonLink>}
      />
    );
  if (state === 'hidden')
    return (
      <EmptyState
        title={translate(lang, moderation)('hiddenTitle')}
        text={translate(lang, moderation)('hiddenHelp')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" href={localize(lang, paths.contact)}>
              {translate(lang, moderation)('write')}
            </ButtonLink>
            <ButtonLink href={back}>{t('toMyListings')}</ButtonLink>
          </span>
        }
      />
    );
  return (
    <>
      {state.stored && <StatusNotice lang={lang} status={state.stored.status} />}
      <ListingEditor lang={lang} models={models} start={state} publishing={publishing} onDiscard={reload} />
    </>
  );
};

/** Island of /edit-listing/{id}. All ids share an HTML file. */
export const EditListing = island('edit form', ({ lang, models }: Props & Suggested) => {
  const t = translate(lang, sell);
  const user = useGuardedUser(lang);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 pb-6">
        <h1 className="text-3xl font-bold">{t('editTitle')}</h1>
        <ButtonLink href={localize(lang, paths.myListings)} variant="quiet">
          <X size={20} aria-hidden="true" />
          {t('close')}
        </ButtonLink>
      </div>
      {user ? (
        <OwnListing key={user.id} lang={lang} models={models} id={idIn(location.pathname)} userId={user.id} />
      ) : (
        <EditorSkeleton lang={lang} />
      )}
      <Toasts lang={lang} />
    </>
  );
});
