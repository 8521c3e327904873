import { useState } from 'react';
import { mayBeHidden } from '../../domain/admin/admin.ts';
import type { AdminListing } from '../../domain/admin/adminAnswers.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Bulk, BulkItem, BulkResult } from './useBulk.ts';

/** Ticked listing; `listing` is null if it has been erased. */
export type Ticked = { id: string; listing: AdminListing | null };

type Props = {
  lang: Language;
  ticked: readonly Ticked[];
  bulk: Bulk;
  onDecide: (items: readonly BulkItem[]) => void;
  onClear: () => void;
};

const aboutOf = ({ id, listing }: Ticked) => listing?.title ?? id;

export const BulkDecision = ({ lang, ticked, bulk, onDecide, onClear }: Props) => {
  const t = translate(lang, admin);
  const [isHiding, setHiding] = useState(false);
  const hideable = ticked.filter(({ listing }) => listing && mayBeHidden(listing));
  if (ticked.length === 0) return null;
  return (
    <section
      aria-label={t('bulk')}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface px-4 py-3"
    >
      <p role="status" className="mr-auto font-semibold">
        {t('bulkCount', { count: ticked.length })}
      </p>
      {hideable.length > 0 && (
        <Button variant="danger" loading={bulk.isBusy} onClick={() => setHiding(true)}>
          {t('bulkHide', { count: hideable.length })}
        </Button>
      )}
      <Button
        loading={bulk.isBusy}
        onClick={() =>
          onDecide(ticked.map((one) => ({ about: aboutOf(one), action: { act: 'keep', listing: one.id } })))
        }
      >
        {t('bulkKeep', { count: ticked.length })}
      </Button>
      <Button variant="quiet" onClick={onClear}>
        {t('bulkClear')}
      </Button>
      {isHiding && (
        <DecisionDialog
          lang={lang}
          action="hide"
          about={hideable.map(aboutOf).join(', ')}
          receiver={null}
          busy={bulk.isBusy}
          onCancel={() => setHiding(false)}
          onDecide={(decision) => {
            setHiding(false);
            onDecide(
              hideable.map((one) => ({
                about: aboutOf(one),
                action: { act: 'hide', listing: one.id, decision },
              })),
            );
          }}
        />
      )}
    </section>
  );
};

const wordsOf = (lang: Language, outcome: BulkResult['outcome']) => {
  const t = translate(lang, admin);
  if (outcome === 'done') return t('bulkDone');
  return outcome === 'same' ? t('same') : t(`failed.${outcome}`);
};

type ResultProps = { lang: Language; bulk: Bulk };

export const BulkResults = ({ lang, bulk: { results, forget } }: ResultProps) => {
  const t = translate(lang, admin);
  if (results.length === 0) return null;
  return (
    <section role="status" className="mb-5 rounded-md bg-sunken px-4 py-3">
      <h3 className="font-semibold">{t('bulkResults')}</h3>
      <ul className="mt-1 mb-3 grid grid-cols-1 gap-1 text-sm wrap-anywhere">
        {results.map(({ id, about, outcome }) => (
          <li key={id}>
            <span>{`${about}: `}</span>
            <strong className={outcome === 'done' || outcome === 'same' ? '' : 'text-danger'}>
              {wordsOf(lang, outcome)}
            </strong>
          </li>
        ))}
      </ul>
      <Button onClick={forget}>{t('bulkForget')}</Button>
    </section>
  );
};
