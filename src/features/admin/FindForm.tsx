import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { hashOf } from './useAdminTab.ts';

type Props = {
  lang: Language;
  tab: 'listings' | 'people';
  find: string | null;
  label: string;
  hint?: string;
};

/** Looks for one thing, through the address, so that Back leads to what was looked for before. */
export const FindForm = ({ lang, tab, find, label, hint }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  /** What was looked for from here and is on its way: it comes back through the address, and undoes nothing. */
  const sent = useRef<(string | null)[]>([]);
  useEffect(() => {
    const place = sent.current.indexOf(find);
    if (place >= 0) sent.current.splice(0, place + 1);
    else if (field.current) field.current.value = find ?? '';
  }, [find]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('find');
    const word = typeof said === 'string' ? said.trim() : '';
    if ((word || null) !== find) sent.current.push(word || null);
    location.hash = hashOf(tab, word || null);
  };
  return (
    <search className="mb-6 block max-w-xl">
      <form onSubmit={submit} noValidate method="post">
        <Field label={label} hint={hint}>
          {(ids) => (
            <span className="flex flex-wrap gap-2">
              <TextInput
                {...ids}
                ref={field}
                name="find"
                defaultValue={find ?? ''}
                maxLength={300}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="flex-1 basis-36"
              />
              <Button type="submit" className="shrink-0">
                <Search size={18} aria-hidden="true" className="shrink-0" />
                {translate(lang, admin)('find')}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </search>
  );
};
