import './poster.css';
import './shareKit.css';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { inOrder } from '../../domain/photos/photo.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { moderation } from '../../i18n/texts/moderation.ts';
import { shareKit } from '../../i18n/texts/shareKit.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InAppHint } from '../../ui/inApp/InAppHint.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import type { KitProps } from './kit.ts';
import { PhotoChoice } from './PhotoChoice.tsx';
import { PictureTab } from './PictureTab.tsx';
import { PosterTab } from './PosterTab.tsx';
import { TextTab } from './TextTab.tsx';
import { type Refusal, useKitListing } from './useKitListing.ts';
import { useOwnPhone } from './useOwnPhone.ts';

const Waiting = () => (
  <div aria-busy="true">
    <SkeletonText lines={2} />
    <Skeleton className="mt-3 h-11" />
    <Skeleton className="mt-3 aspect-4/3 w-full" />
  </div>
);

/** Says why a listing has no share kit, and what to do. */
const Refused = ({ lang, id, why }: { lang: Language; id: string; why: Refusal }) => {
  const t = translate(lang, shareKit);
  const m = translate(lang, moderation);
  const back = <ButtonLink href={localize(lang, paths.myListings)}>{t('back')}</ButtonLink>;
  if (why === 'draft')
    return (
      <EmptyState
        title={t('draft')}
        text={t('draftText')}
        action={
          <ButtonLink variant="primary" href={localize(lang, paths.editListing(id))}>
            {t('finishDraft')}
          </ButtonLink>
        }
      />
    );
  if (why === 'hidden') return <EmptyState title={m('hiddenTitle')} text={m('hiddenHelp')} action={back} />;
  return <EmptyState title={t(why)} text={t(`${why}Text`)} action={back} />;
};

const views = ['poster', 'picture', 'text'] as const;
type View = (typeof views)[number];
const contents = { poster: PosterTab, picture: PictureTab, text: TextTab };

const Kit = ({ lang, listing }: Pick<KitProps, 'lang' | 'listing'>) => {
  const t = translate(lang, shareKit);
  const [view, setView] = useState<View>('poster');
  const photos = inOrder(listing.images);
  const [photo, choose] = useState(photos[0]);
  const { wanted, want, shown } = useOwnPhone(lang, listing.id);
  const Content = contents[view];
  const content = (
    <>
      {view !== 'text' && (
        <div className="off-paper">
          <InAppHint lang={lang} trouble="download" />
        </div>
      )}
      {view !== 'picture' && (
        <Switch
          className="kit-phone off-paper"
          label={t('phone')}
          hint={t('phoneHint')}
          checked={wanted}
          onCheckedChange={want}
        />
      )}
      {view !== 'text' && photos.length > 1 && (
        <PhotoChoice lang={lang} photos={photos} photo={photo} onChoose={choose} />
      )}
      <Content lang={lang} listing={listing} photo={photo} phone={shown} />
    </>
  );
  return (
    <>
      <p translate="no" className="off-paper mb-4 text-lg font-semibold wrap-anywhere">
        {titleOf(listing)}
      </p>
      {listing.status === 'paused' && (
        <p
          role="status"
          className="off-paper mb-6 flex items-center gap-x-4 rounded-lg bg-warn-soft px-4 py-3"
        >
          <EyeOff size={20} aria-hidden="true" className="shrink-0 text-warn" />
          {t('paused')}
        </p>
      )}
      <Tabs
        label={t('views')}
        value={view}
        onValueChange={setView}
        tabs={views.map((value) => ({ value, label: t(value), content }))}
      />
    </>
  );
};

const OwnKit = ({ lang, id, userId }: { lang: Language; id: string; userId: string }) => {
  const { result, retry } = useKitListing(id, userId);
  if (result.state === 'loading') return <Waiting />;
  if (result.state === 'failed') return <ErrorState lang={lang} onRetry={retry} />;
  if (result.state === 'ready') return <Kit lang={lang} listing={result.listing} />;
  return <Refused lang={lang} id={id} why={result.state} />;
};

/** Island of /share-kit, which reads the listing's id from the address. */
export const ShareKit = island('share kit', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  const id = user && (new URLSearchParams(location.search).get('listing') ?? '');
  return (
    <>
      {user && id !== null ? <OwnKit key={id} lang={lang} id={id} userId={user.id} /> : <Waiting />}
      <Toasts lang={lang} />
    </>
  );
});
