import { useStore } from '@nanostores/react';
import { lazy, Suspense, useId, useState } from 'react';
import type { Status } from '../../domain/listings/listingFields.ts';
import { activationChecks, type Purpose } from '../../domain/selling/listingForm.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { PhotoQueue } from '../../photos/queuedPhoto.ts';
import { Button } from '../../ui/Button.tsx';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { PressWaits } from '../../ui/PressWaits.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useValue } from './formContext.ts';
import { HelpLink } from './HelpLink.tsx';
import type { SaveStage } from './useSave.ts';

const DraftDialog = lazy(async () => ({ default: (await import('./DraftDialog.tsx')).DraftDialog }));

type Props = {
  lang: Language;
  queue: PhotoQueue;
  before: Status | null;
  stage: SaveStage;
  onSave: (purpose: Purpose) => void;
};

const labelFor = (before: Status | null) =>
  before === null ? 'create' : before === 'draft' ? 'publish' : 'update';

/** Keeps both buttons side by side on the narrowest phone. */
const narrow = 'max-md:px-1.5 max-md:text-base max-[380px]:text-sm';

/** Help and both ways to save, with the reason why publishing is disabled (S5.14). */
export const ActionBar = ({ lang, queue, before, stage, onSave }: Props) => {
  const t = translate(lang, sell);
  const reason = useId();
  const price = useValue('price');
  const photos = useStore(queue.$photos);
  const problem = activationChecks({ price, photos: photos.length })[0];
  const ready = photos.filter((photo) => photo.stage === 'ready').length;
  const total = photos.filter((photo) => photo.stage !== 'failed').length;
  // Undefined before the dialog is first opened.
  const [asking, ask] = useState<boolean>();
  const save = (purpose: Purpose) => {
    ask((now) => now && false);
    onSave(purpose);
  };
  const done = photos.reduce((sum, { stage: photo, share }) => sum + (photo === 'ready' ? 1 : share / 2), 0);
  return (
    <div
      data-action-bar
      className="sticky bottom-0 z-30 [@media(height<=26rem)]:static -mx-[min(1rem,4.5vw)] border-t border-line bg-paper px-[min(1rem,4.5vw)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:px-0"
    >
      {stage === 'photos' && total > 0 ? (
        <div className="mb-3">
          <Progress
            label={t('photosWaiting')}
            value={Math.min(done / total, 1)}
            note={t('photosReady', { ready, total })}
          />
        </div>
      ) : (
        <p id={reason} role="status" className="mb-2 text-sm text-ink-soft empty:hidden md:text-right">
          {problem && t(problem)}
        </p>
      )}
      <HydrationFailed text={t('hydrationFailed')} />
      <div className="flex flex-wrap gap-2 md:justify-end md:gap-3">
        <HelpLink lang={lang} />
        <Button
          size="lg"
          onClick={() => (before === null || before === 'draft' ? save('draft') : ask(true))}
          disabled={stage !== null}
          className={narrow}
        >
          {t('saveDraft')}
        </Button>
        <Button
          size="lg"
          variant="primary"
          type="submit"
          disabled={problem !== undefined}
          aria-describedby={problem ? reason : undefined}
          loading={stage !== null}
          loadingLabel={t('saving')}
          className={`${narrow} max-md:flex-1`}
        >
          {t(labelFor(before))}
        </Button>
      </div>
      {asking !== undefined && (
        <Suspense fallback={<PressWaits />}>
          <DraftDialog
            lang={lang}
            open={asking}
            isForSale={before === 'active'}
            onCancel={() => ask(false)}
            onSave={save}
          />
        </Suspense>
      )}
    </div>
  );
};
