import { fields } from '@keystatic/core';
import { useState } from 'react';

type TextField = ReturnType<typeof fields.text>;
type Stored = ReturnType<TextField['serialize']>['value'] | number | boolean | readonly Stored[];
/** Members that all of Keystatic's form fields share. */
type FormField = {
  kind: 'form';
  parse(value: Stored, extra?: undefined): unknown;
  serialize(value: never): { value: Stored };
};
type AnyField = { kind: string };

const isForm = (field: AnyField): field is AnyField & FormField => field.kind === 'form';

const writing = <Kept extends AnyField>(field: Kept, write: (value: Stored) => Stored | null): Kept => {
  if (!isForm(field)) return field;
  return { ...field, serialize: (value: never) => ({ value: write(field.serialize(value).value) }) };
};

/** Writes `null` for an empty field: the maker does not publish the value. */
export const keepsNull = <Kept extends AnyField>(field: Kept): Kept =>
  writing(field, (value) => value ?? null);

export const plainDefault = <Kept extends AnyField>(field: Kept, value: unknown): Kept =>
  writing(field, (written) => (written === value ? undefined : written));

export const whole = <Kept extends AnyField>(field: Kept): Kept => {
  const written = writing(field, Number);
  if (!isForm(written)) return written;
  const { parse } = written;
  return { ...written, parse: (value: Stored) => parse(value === undefined ? value : String(value)) };
};

/** Field with a fixed value, such as the kind of section. */
export const constant = (value: string | number | boolean) => {
  const textOf = () => String(value);
  const text = fields.text({ label: textOf() });
  const same = { Input: Nothing, defaultValue: textOf, parse: textOf, validate: textOf };
  return { ...text, ...same, serialize: () => ({ value }) };
};
function Nothing() {
  return null;
}

/** Field for a year, without a thousands separator. */
export const year = (label: string) => {
  const text = fields.text({ label, validation: { pattern: { regex: /^\d{4}$/, message: '2026' } } });
  return {
    ...text,
    parse: (value: unknown) => String(value ?? ''),
    serialize: (value: string) => ({ value: Number(value) }),
  };
};

/** Field for latitude and longitude as maps show them: 16.0544, 108.2022. */
export const pair = (label: string) => {
  const text = fields.text({
    label,
    validation: { pattern: { regex: /^-?[\d.]+, -?[\d.]+$/, message: '16.0544, 108.2022' } },
  });
  return {
    ...text,
    parse: (value: unknown) => (Array.isArray(value) ? value.join(', ') : ''),
    serialize: (value: string) => ({ value: value.split(', ').map(Number) }),
  };
};

/** Field for short texts, one a line. An empty list is omitted if the schema allows it. */
export const lines = (label: string, { isOptional, least }: { isOptional: boolean; least: number }) => {
  const length = { min: isOptional ? 0 : least };
  const text = fields.text({ label, multiline: true, validation: { length } });
  return {
    ...text,
    parse: (value: unknown) => (Array.isArray(value) ? value.join('\n') : ''),
    serialize: (value: string) => {
      const items = value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      return { value: isOptional && items.length === 0 ? undefined : items };
    },
  };
};

export const keptName = (options: Parameters<typeof fields.text>[0]) => ({
  ...fields.text(options),
  serializeWithSlug: (value: string) => ({ slug: value, value }),
});

/** Field for text in a Markdown file beside the entry, such as `en.md`. */
export const markdown = (label: string, language: string) => {
  const text = fields.text({ label, multiline: true });
  const filename = `${language}.md`;
  return {
    ...text,
    formKind: 'asset' as const,
    filename: () => filename,
    validate: (value: string) => value,
    parse: (_: unknown, { asset }: { asset: Uint8Array | undefined }) =>
      asset ? new TextDecoder().decode(asset).trim() : '',
    serialize: (value: string) => ({
      value: undefined,
      asset: value.trim() ? { filename, content: new TextEncoder().encode(`${value.trim()}\n`) } : undefined,
    }),
  };
};

type InputProps = Parameters<TextField['Input']>[0];
type Wanted = { folder: string; ending: string; width: number; height: number };

/** Field for a picture's address, which shows the picture, its size and the required size. */
export const picture = (label: string, wanted: Wanted): TextField => {
  const text = fields.text({ label, validation: { length: { min: 1 } } });
  const withPreview = (props: InputProps) => (
    <div>
      {text.Input(props)}
      <Preview address={wanted.folder + props.value + wanted.ending} wanted={wanted} />
    </div>
  );
  return { ...text, Input: withPreview };
};

function Preview({ address, wanted }: { address: string; wanted: Wanted }) {
  const [size, setSize] = useState<{ width: number; height: number } | 'missing'>();
  const { width, height } = wanted;
  if (/\.(mp4|webm)$/.test(address)) return null;
  const fits = size !== 'missing' && size?.width === width && size.height === height;
  const message =
    size === 'missing'
      ? `There is no such picture · Không có ảnh này (${width} × ${height})`
      : size && `${size.width} × ${size.height}${fits ? '' : ` ≠ ${width} × ${height}`}`;
  return (
    <figure
      style={{
        margin: '8px 0',
        color: fits || !size ? 'inherit' : '#b91c1c',
        font: '14px system-ui, sans-serif',
      }}
    >
      <img
        key={address}
        src={address}
        alt=""
        style={{ maxWidth: 320, maxHeight: 240, display: size === 'missing' ? 'none' : 'block' }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
        onError={() => setSize('missing')}
      />
      <figcaption>{message}</figcaption>
    </figure>
  );
}
