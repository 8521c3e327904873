import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { Progress } from '../Progress.tsx';
import { Skeleton, SkeletonText } from '../Skeleton.tsx';
import { kitTexts } from './kitTexts.ts';
import { Chapter, Specimen } from './Specimen.tsx';

const Breakable = ({ label }: { label: string }) => {
  const [broken, breakIt] = useState(false);
  if (broken) throw new Error('broken on purpose');
  return <Button onClick={() => breakIt(true)}>{label}</Button>;
};

export const KitStates = ({ lang }: { lang: Language }) => {
  const t = translate(lang, kitTexts);
  return (
    <Chapter title="States">
      <Specimen name="Skeleton">
        <Skeleton className="mb-3 aspect-4/3 w-full rounded-lg" />
        <SkeletonText lines={2} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          icon={Heart}
          title={t('noLikes')}
          text={t('noLikesText')}
          action={
            <ButtonLink variant="primary" href="#top">
              {t('browse')}
            </ButtonLink>
          }
        />
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState lang={lang} onRetry={() => {}} />
      </Specimen>
      <Specimen name="Progress">
        <div className="space-y-5">
          <Progress label={t('uploading')} value={0.375} note={t('ofEight')} />
          <Progress label={t('sending')} />
        </div>
      </Specimen>
      <Specimen name="ErrorBoundary">
        <ErrorBoundary lang={lang}>
          <Breakable label={t('failed')} />
        </ErrorBoundary>
      </Specimen>
    </Chapter>
  );
};
