import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { holdTyped } from './holdTyped.ts';

const models = [{ value: 'Vision', label: 'Vision' }];

afterEach(cleanup);

let breaks: 'once' | 'always' | false = false;
const Form = () => {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [, redraw] = useState(0);
  if (breaks === 'always') throw new Error('broken');
  // Throws while React changes the document, as a missing text node would.
  useLayoutEffect(() => {
    if (!breaks) return;
    breaks = false;
    throw new Error('broken');
  });
  return (
    <form aria-label="Sell">
      <input name="title" />
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" name="agreed" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <button type="button" onClick={() => redraw((count) => count + 1)}>
        Send
      </button>
      <output>{name + agreed}</output>
    </form>
  );
};

const Models = () => {
  const [model, setModel] = useState('');
  return <Combobox lang="en" name="model" value={model} onValueChange={setModel} options={models} freeText />;
};

const open = () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  render(
    <ErrorBoundary lang="en" onError={(error) => reported.push(error)}>
      <Form />
    </ErrorBoundary>,
  );
  return reported;
};
const box = (name: string) => {
  const match = document.querySelector(`[name=${name}]`);
  if (!(match instanceof HTMLInputElement)) throw new Error(`no ${name}`);
  return match;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = () => {
  fireEvent.change(box('title'), { target: { value: 'Wave' } });
  fireEvent.change(box('name'), { target: { value: 'Mai' } });
  fireEvent.click(box('agreed'));
  box('name').focus();
};
const isFilled = () => {
  expect(box('title').value).toBe('Wave');
  expect(box('name').value).toBe('Mai');
  expect(document.querySelector('output')?.textContent).toBe('Maitrue');
};

it('an island that breaks is drawn anew with what was typed, chosen and focused, and no error is shown', () => {
  const reported = open();
  fill();
  const before = box('name');
  breaks = 'once';
  press('Send');
  expect(reported).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  isFilled();
  expect(box('name')).not.toBe(before);
  expect(document.activeElement).toBe(box('name'));
});

it('one that stays broken says so, and a retry brings back what was typed', () => {
  open();
  fill();
  breaks = 'always';
  press('Send');
  expect(screen.getByRole('alert').textContent).toContain('An error occurred');
  breaks = false;
  press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  isFilled();
});

const page = (html: string) => {
  document.body.innerHTML = html;
  const [first, second] = document.querySelectorAll('section');
  if (!first || !second) throw new Error('no islands');
  return { first, second };
};

it('an island that takes its time leaves the fields of another, drawn anew in the meantime, alone', () => {
  const { first, second } = page('<section></section><section><input name="place"></section>');
  const restore = holdTyped(first);
  second.innerHTML = '<input name="place">';
  box('place').value = 'Da Nang';
  restore();
  expect(box('place').value).toBe('Da Nang');
});

it('a field with suggestions that is drawn anew while nobody is in it stays closed', async () => {
  render(
    <ErrorBoundary lang="en">
      <Models />
      <Form />
    </ErrorBoundary>,
  );
  fireEvent.change(box('model'), { target: { value: 'Vis' } });
  fireEvent.blur(box('model'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  breaks = 'once';
  press('Send');
  expect(box('model').value).toBe('Vis');
  await waitFor(() => expect(box('model').getAttribute('aria-expanded')).toBe('false'));
});
