import { type RefObject, useRef, useState } from 'react';
import type { Status } from '../../domain/listings/listingFields.ts';
import type { Side } from '../../domain/platform/side.ts';
import { activationChecks, type Purpose } from '../../domain/selling/listingForm.ts';
import { sessionKnown } from '../../firebase/session.ts';
import type { Overtaken } from '../../firebase/writeRevised.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { PhotoQueue } from '../../photos/queuedPhoto.ts';
import { notify } from '../../ui/notify.ts';
import type { FormStore } from './formStore.ts';
import type { Base, Change, Conflict } from './planChange.ts';
import type { StoredVersion } from './planSave.ts';
import type { Collision } from './SaveConflict.tsx';
import { finishSave, sayFailure } from './saveNotices.ts';
import { showFirstInvalid } from './showFirstInvalid.ts';

export type Stored = StoredVersion & { status: Status };
/** `stored`: the version last read. `base`: the values that the form's changes start from. */
export type KnownVersion = { stored: StoredVersion; base: Base };
export type SaveStage = 'photos' | 'writing' | null;

type Action = {
  lang: Language;
  id: string;
  version: RefObject<KnownVersion | null>;
  form: FormStore;
  queue: PhotoQueue;
  /** May an earlier save have succeeded although its response was lost? */
  wasAttempted: () => boolean;
  onAttempt: () => void;
  onSaved: () => Promise<void>;
};

const retryFailed = (queue: PhotoQueue) => {
  for (const { key, stage, problem } of queue.$photos.get())
    if (stage === 'failed' && (problem === 'upload' || problem === 'processing')) queue.retry(key);
};

/**
 * Retries failed uploads and waits for all photos.
 * @returns addresses of uploaded photos; null without a network
 */
const settledPhotos = async (queue: PhotoQueue): Promise<{ ready: string[]; failed: number } | null> => {
  retryFailed(queue);
  const photos = await queue.settled();
  if (photos.some((photo) => photo.stage === 'offline')) return null;
  const ready = photos.filter((photo) => photo.stage === 'ready').map((photo) => photo.address);
  return { ready, failed: photos.length - ready.length };
};

const checkListing = async (form: FormStore, queue: PhotoQueue, purpose: Purpose) => {
  const fieldsAreValid = await form.check(purpose);
  const photos = queue.$photos.get().length;
  const problems = purpose === 'draft' ? [] : activationChecks({ price: form.$values.get().price, photos });
  const hasNoPhoto = problems.includes('photosMissing');
  const isValid = fieldsAreValid && problems.length === 0;
  if (!isValid) {
    const wrong = form.$problems.get();
    showFirstInvalid((field) => (field === 'images' ? hasNoPhoto : wrong[field] !== undefined));
  }
  return { isValid, hasNoPhoto };
};

const isOvertaken = (failure: unknown): failure is Overtaken<StoredVersion> =>
  failure instanceof Error && failure.name === 'Overtaken';

/** Checks and saves the form, then leaves the page. Runs one save at a time. */
export const useSave = (action: Action) => {
  const { lang, id, version, form, queue, onSaved } = action;
  const t = translate(lang, sell);
  const [stage, setStage] = useState<SaveStage>(null);
  const [missing, setMissing] = useState(false);
  const [collision, setCollision] = useState<Collision | null>(null);
  const busy = useRef(false);
  /** Photos chosen in a conflict. Key: addresses of the photos on this page, joined by spaces. */
  const chosenPhotos = useRef<ReadonlyMap<string, readonly string[]>>(null);

  const passes = async (purpose: Purpose) => {
    const { isValid, hasNoPhoto } = await checkListing(form, queue, purpose);
    setMissing(hasNoPhoto);
    return isValid;
  };

  /** Null if a photo waits for a network. */
  const changeFrom = async (purpose: Purpose): Promise<Change | null> => {
    setStage('photos');
    const photos = await settledPhotos(queue);
    if (!photos) {
      notify({ title: t('stage.offline'), text: t('offlineText'), tone: 'error' });
      return null;
    }
    const { ready, failed } = photos;
    return {
      purpose,
      failed,
      mine: { form: form.$values.get(), photos: chosenPhotos.current?.get(ready.join(' ')) ?? ready },
      base: version.current?.base ?? { answers: null, status: 'draft' },
    };
  };

  const write = async (change: Change) => {
    const { saveListing } = await import('./saveListing.ts');
    setStage('writing');
    const session = await sessionKnown();
    if (session.state === 'out') throw new Error('a listing is written by somebody signed in');
    const attempted = action.wasAttempted();
    action.onAttempt();
    const whose = { id, userId: session.user.id };
    const outcome = await saveListing(whose, change, { stored: version.current?.stored ?? null, attempted });
    if (outcome) {
      await onSaved();
      await finishSave(lang, id, outcome);
    } else notify({ title: t('photo.upload'), text: t('uploadFailedText'), tone: 'error' });
  };

  const collide = async (change: Change, now: StoredVersion | null) => {
    if (now && now.status !== 'hidden') {
      const { conflictsIn } = await import('./planChange.ts');
      setCollision({ change, now, conflicts: conflictsIn(change, now) });
      return;
    }
    const { sayTakenAway } = await import('./sayTakenAway.ts');
    sayTakenAway(lang, now === null ? 'deleted' : 'hidden');
  };

  const attempt = async (purpose: Purpose, changeOf: () => Promise<Change | null>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const change = (await passes(purpose)) ? await changeOf() : null;
      if (!change) return;
      await write(change).catch((failure: unknown) => {
        if (!isOvertaken(failure)) throw failure;
        return collide(change, failure.now);
      });
    } catch (error) {
      sayFailure(lang, error, { stored: version.current?.stored ?? null, purpose });
    } finally {
      busy.current = false;
      setStage(null);
    }
  };

  const save = (purpose: Purpose) => attempt(purpose, () => changeFrom(purpose));

  /** Saves the seller's choice, based on the version that is now stored. */
  const choose = async (chosen: ReadonlyMap<Conflict, Side>) => {
    if (!collision) return;
    const { settle } = await import('./planChange.ts');
    const { change, now } = collision;
    const settled = settle(change, now, chosen);
    setCollision(null);
    version.current = { stored: now, base: settled.base };
    chosenPhotos.current = new Map([[change.mine.photos.join(' '), settled.mine.photos]]);
    form.adopt(settled.mine.form);
    await attempt(settled.purpose, async () => settled);
  };

  const conflict = collision && {
    collision,
    onCancel: () => setCollision(null),
    onChoose: (chosen: ReadonlyMap<Conflict, Side>) => void choose(chosen),
  };
  return { save, passes, stage, missing, conflict };
};
