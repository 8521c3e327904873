import { useEffect, useRef, useState } from 'react';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import type { Language } from '../../i18n/languages.ts';
import type { OpenedField } from '../../ownPaths.ts';
import { listingWork } from '../../photos/listingWork.ts';
import { createPhotoQueue } from '../../photos/photoQueue.ts';
import type { EarlierPhoto } from '../../photos/queuedPhoto.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { NoEmailNotice } from '../../shell/NoEmailNotice.tsx';
import { useTyped } from '../../ui/useTyped.ts';
import { ActionBar } from './ActionBar.tsx';
import { BasicSection } from './BasicSection.tsx';
import { CategorySection } from './CategorySection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DescriptionSection } from './DescriptionSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { focusField } from './focusField.ts';
import { FormContext, useValue } from './formContext.ts';
import type { FormStore } from './formStore.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { LikeNotice } from './LikeNotice.tsx';
import { PasteAdvertisement } from './PasteAdvertisement.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { PriceSection } from './PriceSection.tsx';
import type { Base } from './planChange.ts';
import { useAutosave } from './useAutosave.ts';
import { type KnownVersion, type Stored, useSave } from './useSave.ts';
import { useShared } from './useShared.ts';

export type EditorStart = {
  /** Storage key of this tab's form; null while the session is unknown. */
  keptKey: string | null;
  id: string;
  form: FormStore;
  photos: readonly EarlierPhoto[];
  stored: Stored | null;
  /** Stored answers, to find out which ones the seller changed. */
  base: Base | null;
  /** Whether the form is from an unsaved earlier visit. */
  restored: boolean;
  attempted: boolean;
  /** Title of the listing that this one was copied from. */
  like: string | null;
};

const ElectricPart = lazyPart(async () => (await import('./ElectricSection.tsx')).ElectricSection, null);
const ElectricQuestions = ({ lang }: { lang: Language }) =>
  useValue('fuel') === 'electric' && <ElectricPart lang={lang} />;
const SaveConflict = lazyPart(async () => (await import('./SaveConflict.tsx')).SaveConflict);

type Props = {
  lang: Language;
  /** Models of the brand guides. */
  models: readonly KnownModel[];
  start: EditorStart;
  /** Whether to show from the start which answers are missing (D22). */
  publishing?: boolean;
  onDiscard: () => void;
  onTouch?: () => void;
};

export const ListingEditor = ({ lang, models, start, publishing = false, onDiscard, onTouch }: Props) => {
  const { id, form, stored, restored } = start;
  const [queue] = useState(() => createPhotoQueue(id, listingWork, start.photos));
  const words = useShared(lang, queue, stored === null && start.keptKey !== null);
  const version = useRef<KnownVersion | null>(stored && start.base && { stored, base: start.base });
  const autosave = useAutosave({
    keptKey: start.keptKey,
    id,
    form,
    queue,
    restored,
    attempted: start.attempted,
    base: () => version.current?.base ?? null,
  });
  const { save, passes, stage, missing, conflict } = useSave({
    lang,
    id,
    version,
    form,
    queue,
    wasAttempted: autosave.wasAttempted,
    onAttempt: autosave.attempt,
    onSaved: autosave.forget,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (publishing) void passes('publish');
  }, []);

  const element = useRef<HTMLFormElement>(null);
  useTyped(element);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; no event tells of a focus from before the script.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) onTouch?.();
  }, []);

  useEffect(() => {
    const [, field] = /^#(images|description|facts|contactPhone|price)$/.exec(location.hash) ?? [];
    if (field) focusField(field as OpenedField);
  }, []);

  const discard = async () => {
    for (const { key } of queue.$photos.get()) queue.remove(key);
    await autosave.forget();
    onDiscard();
  };

  return (
    <FormContext value={form}>
      <form
        ref={element}
        noValidate
        method="post"
        onFocus={() => {
          form.prepare();
          onTouch?.();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save('publish');
        }}
      >
        {restored && <KeptNotice lang={lang} onDiscard={discard} />}
        {start.like !== null && <LikeNotice lang={lang} title={start.like} />}
        {stored === null && <PasteAdvertisement key={words} lang={lang} words={words} />}
        <PhotoSection lang={lang} queue={queue} missing={missing} />
        <BasicSection lang={lang} models={models} />
        <CategorySection lang={lang} />
        <ElectricQuestions lang={lang} />
        <ContactSection lang={lang} />
        <FactsSection lang={lang} />
        <DescriptionSection lang={lang} />
        <PriceSection lang={lang} />
        <NoEmailNotice lang={lang} />
        <ActionBar
          lang={lang}
          queue={queue}
          before={stored?.status ?? null}
          stage={stage}
          onSave={(purpose) => void save(purpose)}
        />
        {conflict && <SaveConflict lang={lang} {...conflict} onLost={conflict.onCancel} />}
      </form>
    </FormContext>
  );
};
