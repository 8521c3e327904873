import { useEffect, useState } from 'react';
import { stockLimits } from '../../domain/stock/columns.ts';
import type { StockTable } from '../../domain/stock/stock.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { controlClass } from '../../ui/variants.ts';
import { type BikePhotos, type PhotoProblem, sortPhotos } from './sortPhotos.ts';
import type { StockState } from './useStock.ts';

type Props = { lang: Language; table: StockTable; state: StockState };
type Chosen = { sorted: BikePhotos[]; problems: readonly PhotoProblem[] };

const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || /zip/.test(type);

const unpack = async (chosen: readonly File[]): Promise<{ files: File[]; problems: PhotoProblem[] }> => {
  const files = chosen.filter((file) => !isZip(file));
  const problems: PhotoProblem[] = [];
  for (const archive of chosen.filter(isZip)) {
    const { readZip } = await import('./readZip.ts');
    const unzipped = await readZip(archive, { files: stockLimits.photos });
    files.push(...unzipped.files);
    problems.push(...unzipped.problems);
  }
  return { files, problems };
};

const Problems = ({ lang, problems }: { lang: Language; problems: readonly PhotoProblem[] }) => {
  const t = translate(lang, stock);
  if (problems.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="font-semibold">{t('notUsed')}</p>
      <ul className="mt-1 text-sm">
        {problems.slice(0, 100).map(({ name, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index} className="wrap-anywhere">
            <span translate="no">{name}</span> <span>{t(`photo.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const useStay = (isBusy: boolean) =>
  useEffect(() => {
    if (!isBusy) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isBusy]);

export const PhotosTab = ({ lang, table, state }: Props) => {
  const t = translate(lang, stock);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reading, setReading] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  useStay(done !== null);
  const showFailure = () => notifyFailure(lang, { title: t('failed') });
  const read = async (files: readonly File[]) => {
    setReading(true);
    setChosen(null);
    try {
      const unpacked = await unpack(files);
      const { sorted, problems } = sortPhotos(unpacked.files, table.bikes);
      setChosen({ sorted, problems: [...unpacked.problems, ...problems] });
    } catch (failure) {
      reportHandled(failure, 'read the chosen photos of a shop');
      showFailure();
    } finally {
      setReading(false);
    }
  };
  const upload = async (sorted: BikePhotos[]) => {
    setDone(0);
    try {
      const { uploadPhotos } = await import('./uploadPhotos.ts');
      const { bikes, problems } = await uploadPhotos(sorted, setDone);
      const isSaved = bikes.length === 0 || (await state.act({ act: 'photos', bikes }, 'uploaded'));
      setChosen({ sorted: isSaved ? [] : sorted, problems });
    } catch (failure) {
      reportHandled(failure, 'upload photos of a shop');
      showFailure();
    } finally {
      setDone(null);
    }
  };
  const sorted = chosen?.sorted ?? [];
  return (
    <div className="max-w-3xl">
      <p className="mb-3 max-w-prose text-ink-soft">{t('photosText')}</p>
      <Field label={t('photoFiles')}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            multiple
            disabled={done !== null}
            accept="image/*,.heic,.heif,.zip,application/zip"
            // Otherwise choosing the same file again fires no change event.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ target }) => void read([...(target.files ?? [])])}
            className={controlClass}
          />
        )}
      </Field>
      <p role="status" className="mt-3 text-ink-soft">
        {reading && <span>{t('reading')}</span>}
        {done !== null && (
          <>
            <span key={done}>{t('uploading', { done, count: sorted.length })}</span> <span>{t('stay')}</span>
          </>
        )}
      </p>
      {sorted.length > 0 && (
        <>
          <p className="mt-3 font-semibold">
            {t('ready', {
              count: sorted.reduce((sum, { files }) => sum + files.length, 0),
              bikes: sorted.length,
            })}
          </p>
          <Button
            variant="primary"
            className="mt-3"
            loading={done !== null}
            loadingLabel={t('saving')}
            onClick={() => void upload(sorted)}
          >
            {t('upload')}
          </Button>
        </>
      )}
      <Problems lang={lang} problems={chosen?.problems ?? []} />
    </div>
  );
};
