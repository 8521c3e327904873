import type { Side } from '../../domain/platform/side.ts';
import type { Language } from '../../i18n/languages.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { describeConflicts } from './describeConflict.tsx';
import type { Change, Conflict } from './planChange.ts';
import type { StoredVersion } from './planSave.ts';

/** Save that conflicts with one from another tab or device. */
export type Collision = { change: Change; now: StoredVersion; conflicts: readonly Conflict[] };

type Props = {
  lang: Language;
  collision: Collision;
  onCancel: () => void;
  onChoose: (chosen: ReadonlyMap<Conflict, Side>) => void;
};

export const SaveConflict = ({ lang, collision: { change, now, conflicts }, onCancel, onChoose }: Props) => (
  <ConflictDialog
    lang={lang}
    items={describeConflicts(lang, conflicts, change, now)}
    onCancel={onCancel}
    onChoose={onChoose}
  />
);
