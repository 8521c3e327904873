import {
  type Category,
  type Condition,
  formCategories,
  formConditions,
  fuels,
  transmissions,
} from '../../domain/listings/listingFields.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Select } from '../../ui/Select.tsx';
import { BoundField } from './BoundField.tsx';
import { FeaturePicker } from './FeaturePicker.tsx';
import { useForm } from './formContext.ts';
import { Section } from './Section.tsx';

/** The choices on offer, and a stored one that is offered no more. */
const withStored = <T extends string>(offered: readonly T[], stored: T | ''): T[] => [
  ...new Set([...offered, ...(stored ? [stored] : [])]),
];

/** Category, condition, transmission, fuel, features. */
export const CategorySection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const named = translate(lang, bike);
  const stored = useForm().start;
  const categories = withStored<Category>(formCategories, stored.category);
  const conditions = withStored<Condition>(formConditions, stored.condition);
  return (
    <Section title={t('section.category')}>
      <div className="grid gap-5 md:grid-cols-2">
        <BoundField lang={lang} name="category" label={t('category')} required>
          {(ids, native) => (
            <Select
              {...ids}
              {...native}
              options={categories.map((value) => ({ value, label: named(value) }))}
              placeholder={t('choose')}
            />
          )}
        </BoundField>
        <BoundField lang={lang} name="condition" label={t('condition')} required>
          {(ids, native) => (
            <Select
              {...ids}
              {...native}
              options={conditions.map((value) => ({ value, label: named(value) }))}
              placeholder={t('choose')}
            />
          )}
        </BoundField>
        <BoundField lang={lang} name="transmission" label={t('transmission')} required>
          {(ids, native) => (
            <Select
              {...ids}
              {...native}
              options={transmissions.map((value) => ({ value, label: t(value) }))}
              placeholder={t('choose')}
            />
          )}
        </BoundField>
        <BoundField lang={lang} name="fuel" label={t('fuel')} required>
          {(ids, native) => (
            <Select
              {...ids}
              {...native}
              options={fuels.map((value) => ({ value, label: t(value) }))}
              placeholder={t('choose')}
            />
          )}
        </BoundField>
      </div>
      <FeaturePicker lang={lang} />
    </Section>
  );
};
