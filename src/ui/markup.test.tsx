import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Combobox } from './Combobox.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Field } from './Field.tsx';
import { NumberInput } from './NumberInput.tsx';
import { Progress } from './Progress.tsx';
import { Select } from './Select.tsx';
import { Sheet } from './Sheet.tsx';
import { Switch } from './Switch.tsx';
import { Tabs } from './Tabs.tsx';
import { TextInput } from './TextInput.tsx';
import { Toasts } from './Toasts.tsx';

const nothing = () => {};
const render = (element: ReactElement) => renderToStaticMarkup(element);
const attribute = (html: string, name: string) => html.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
const options = [
  { value: 'da-nang', label: 'Đà Nẵng' },
  { value: 'hue', label: 'Huế' },
];

describe('Button', () => {
  it('submits a form only when told so', () => {
    expect(attribute(render(<Button>Send</Button>), 'type')).toBe('button');
    expect(attribute(render(<Button type="submit">Send</Button>), 'type')).toBe('submit');
  });

  it('says what it is doing, and can keep focus while it does', () => {
    const html = render(
      <Button loading loadingLabel="Sending...">
        Send
      </Button>,
    );
    expect(html).toContain('Sending...');
    expect(html).not.toMatch(/>Send</);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled=/);
  });
});

describe('Field', () => {
  const field = (error?: string) =>
    render(
      <Field label="Year" hint="Four digits" error={error} required>
        {(ids) => <TextInput {...ids} name="year" />}
      </Field>,
    );

  it('ties its label and hint to the control', () => {
    const html = field();
    expect(attribute(html, 'for')).toBe(attribute(html.slice(html.indexOf('<input')), 'id'));
    expect(attribute(html, 'aria-describedby')).toMatch(/-hint$/);
    expect(html).not.toContain('aria-invalid=');
    expect(html).toContain('aria-required="true"');
  });

  it('ties an error to the control as well, and marks it', () => {
    const html = field('Please enter a year');
    expect(attribute(html, 'aria-describedby')).toMatch(/-hint \S+-error$/);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/role="alert"[^>]*>.*Please enter a year/);
  });
});

describe('NumberInput', () => {
  it.each([
    ['vi', '38.500.000'],
    ['en', '38,500,000'],
  ] as const)('groups in %s', (lang, text) => {
    const html = render(<NumberInput lang={lang} value={38_500_000} onValueChange={nothing} unit="₫" />);
    expect(attribute(html, 'value')).toBe(text);
    expect(attribute(html, 'inputMode')).toBe('numeric');
  });
});

describe('Select', () => {
  const select = (required: boolean) =>
    render(
      <Select options={options} value="hue" onValueChange={nothing} placeholder="All" required={required} />,
    );

  it('shows what is chosen', () => expect(select(false)).toContain('<option value="hue" selected="">'));
  it('can be emptied unless it is required', () => {
    expect(select(false)).toContain('<option value="">All');
    expect(select(true)).toContain('<option value="" disabled="">All');
  });
});

describe('Combobox', () => {
  it('shows the label of its value, and what was typed where no option has it', () => {
    const value = (text: string, freeText: boolean) =>
      attribute(
        render(
          <Combobox lang="vi" options={options} value={text} onValueChange={nothing} freeText={freeText} />,
        ),
        'value',
      );
    expect(value('da-nang', false)).toBe('Đà Nẵng');
    expect(value('Wave', true)).toBe('Wave');
    expect(value('Wave', false)).toBe('Wave');
  });

  it('names its list and starts closed', () => {
    const html = render(<Combobox lang="en" options={options} value="" onValueChange={nothing} />);
    expect(attribute(html, 'role')).toBe('combobox');
    expect(attribute(html, 'aria-expanded')).toBe('false');
    expect(html).toContain(`id="${attribute(html, 'aria-controls')}" role="listbox"`);
    expect(html).not.toContain('role="option"');
  });
});

describe('Dialog and Sheet', () => {
  it.each([
    ['Dialog', Dialog],
    ['Sheet', Sheet],
  ])('%s holds nothing until it is open', (_, Part) => {
    const part = (open: boolean) =>
      render(
        <Part lang="vi" open={open} onOpenChange={nothing} title="Xóa tin?" description="Wave 2019">
          Nội dung
        </Part>,
      );
    expect(part(false)).not.toContain('Nội dung');
    expect(part(true)).toContain('Nội dung');
    expect(part(true)).toContain(`<h2 id="${attribute(part(true), 'aria-labelledby')}"`);
    expect(part(true)).toContain('aria-label="Đóng"');
  });
});

describe('the small parts', () => {
  it('a switch is announced as one', () =>
    expect(render(<Switch label="On" defaultChecked />)).toMatch(/type="checkbox" role="switch"/));
  it('a checkbox lies inside its label', () =>
    expect(render(<Checkbox label="Papers" />)).toMatch(
      /^<label.*<input type="checkbox".*Papers.*<\/label>$/,
    ));
  it('progress without a value has no attribute for one', () => {
    expect(render(<Progress label="Up" />)).not.toContain('value=');
    expect(render(<Progress label="Up" value={0.5} />)).toContain('value="0.5"');
  });
  it('[S8.2] an error says what happened in the words of the language, and offers another try', () => {
    const html = render(<ErrorState lang="en" onRetry={nothing} />);
    expect(html).toContain('Something went wrong');
    expect(html).toContain('Failed to load data. Please try again.');
    expect(html).toContain('Try again');
    expect(render(<ErrorState lang="vi" />)).not.toContain('<button');
  });
  it('only the chosen tab can be reached with Tab', () => {
    const tabs = options.map((option) => ({ ...option, content: option.label }));
    const html = render(<Tabs label="Places" tabs={tabs} value="hue" onValueChange={nothing} />);
    expect(html.match(/aria-selected="(true|false)" tabindex="(0|-1)"/gi)).toEqual([
      'aria-selected="false" tabindex="-1"',
      'aria-selected="true" tabindex="0"',
    ]);
  });
  it('the region for notices exists before the first notice', () =>
    expect(render(<Toasts lang="en" />)).toContain('aria-live="polite"'));
});
