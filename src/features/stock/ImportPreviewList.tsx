import type { ImportPreview } from '../../domain/stock/stock.schema.ts';
import { columnHeading, describeStockProblem } from '../../i18n/describeStockProblem.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';

type Props = { lang: Language; preview: ImportPreview; working: boolean; onConfirm: () => void };

const shownProblems = 100;
const shownBikes = 20;

const Problems = ({ lang, problems }: { lang: Language; problems: ImportPreview['problems'] }) => {
  const t = translate(lang, stock);
  const now = Date.now();
  return (
    <>
      <p role="alert" className="font-semibold text-danger">
        {t('problems', { count: problems.length })}
      </p>
      <ul className="mt-2">
        {problems.slice(0, shownProblems).map(({ line, column, problem, cell, other }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index} className="border-t border-line py-2 md:grid md:grid-cols-[12rem_1fr] md:gap-4">
            <p className="font-semibold">
              <span>{`${t('line')} ${line}`}</span>
              {column !== null && <span>{` · ${columnHeading(lang, column) ?? column}`}</span>}
            </p>
            <div>
              {cell !== undefined && (
                <q translate="no" className="block truncate text-ink-soft">
                  {cell.slice(0, 200)}
                </q>
              )}
              <p>{describeStockProblem(lang, { column, problem, other }, now)}</p>
            </div>
          </li>
        ))}
      </ul>
      {problems.length > shownProblems && (
        <p className="mt-2 text-ink-soft">{t('moreProblems', { count: problems.length - shownProblems })}</p>
      )}
    </>
  );
};

const Bikes = ({ lang, bikes }: { lang: Language; bikes: ImportPreview['bikes'] }) => {
  const t = translate(lang, stock);
  return (
    <ul className="mt-2">
      {bikes.slice(0, shownBikes).map(({ line, number, title, price, kind, columns }) => (
        <li key={line} className="flex flex-wrap gap-x-4 border-t border-line py-1.5">
          <span translate="no" className="w-24 text-ink-soft">
            {number}
          </span>
          <span translate="no" className="min-w-0 flex-1 basis-40">
            {title}
          </span>
          <span translate="no" className="figures">
            {price === null ? '' : formatDong(lang, price)}
          </span>
          <span className="w-full text-sm text-ink-soft md:w-48">
            {kind === 'new'
              ? t('newBike')
              : columns.map((column) => columnHeading(lang, column) ?? column).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

export const ImportPreviewList = ({ lang, preview, working, onConfirm }: Props) => {
  const t = translate(lang, stock);
  const { problems, ignored, added, changed, same, missing, bikes } = preview;
  const changes = bikes.filter(({ kind }) => kind !== 'same');
  const all = added + changed + missing.length;
  return (
    <section className="mt-6">
      {ignored.length > 0 && <p className="mb-3">{t('ignored', { columns: ignored.join(', ') })}</p>}
      {problems.length > 0 ? (
        <Problems lang={lang} problems={problems} />
      ) : (
        <>
          <p role="status" className="font-semibold">
            {all === 0 ? t('nothingNew') : t('summary', { added, changed, same })}
          </p>
          {missing.length > 0 && (
            <p className="mt-2 font-semibold text-danger">
              {t('willSell', { count: missing.length, numbers: missing.slice(0, 30).join(', ') })}
            </p>
          )}
          <Bikes lang={lang} bikes={changes} />
          {changes.length > shownBikes && (
            <p className="mt-2 text-ink-soft">{t('more', { count: changes.length - shownBikes })}</p>
          )}
          {all > 0 && (
            <Button
              variant="primary"
              className="mt-4"
              loading={working}
              loadingLabel={t('importing')}
              onClick={onConfirm}
            >
              {t('import', { count: all })}
            </Button>
          )}
        </>
      )}
    </section>
  );
};
