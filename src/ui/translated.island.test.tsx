import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { touched } from '../../tests/inMemory/looseText.ts';
import type { Language } from '../i18n/languages.ts';
import { island } from '../shell/island.tsx';

afterEach(cleanup);

const Line = () => {
  const [step, next] = useState(0);
  const [name, setName] = useState('');
  return (
    <form aria-label="Ask">
      <p>
        {step === 1 && <b>first</b>}
        <span>words</span>
        {step < 2 && <i>last</i>}
      </p>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => next(step + 1)}>
        Next
      </button>
      <output>{name}</output>
    </form>
  );
};
const Part = island<{ lang: Language }>('test', Line);

const paragraph = () => document.querySelector('p') ?? document.createElement('p');
const field = () => {
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  return input;
};
const wrap = (parent: Element) => {
  const font = document.createElement('font');
  font.append(...parent.childNodes);
  parent.append(font);
};

it('elements that a translator has moved are found, for one to come before them and for one to go', () => {
  render(<Part lang="en" />);
  fireEvent.change(field(), { target: { value: 'Mai' } });
  const input = field();
  wrap(paragraph());
  const press = () => fireEvent.click(screen.getByRole('button'));
  press();
  expect(paragraph().innerHTML).toBe('<font><b>first</b><span>words</span><i>last</i></font>');
  press();
  expect(paragraph().innerHTML).toBe('<font><span>words</span></font>');
  // The island was not rendered again: its field is the same element.
  expect(field()).toBe(input);
});

it('what is in another place of the page stays where it is', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  const child = document.createElement('b');
  other.append(child);
  expect(() => one.removeChild(child)).toThrow();
  expect(() => one.insertBefore(document.createElement('i'), child)).toThrow();
  expect(other.innerHTML).toBe('<b></b>');
});

it('an island whose HTML is translated before its script comes keeps what was typed, focus, and reports nothing', async () => {
  wrap(document.body.appendChild(document.createElement('h1')));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Part lang="en" />);
  const reported: unknown[] = [];
  const note = (event: Event) => reported.push(event);
  addEventListener('error', note);
  for (const element of place.querySelectorAll('span, i, button')) {
    element.textContent = 'other words';
    wrap(element);
  }
  const before = field();
  before.value = 'Mai';
  before.focus();
  const root = await act(() => hydrateRoot(place, <Part lang="en" />));
  expect(field()).not.toBe(before);
  expect(field().value).toBe('Mai');
  expect(document.querySelector('output')?.textContent).toBe('Mai');
  expect(document.activeElement).toBe(field());
  expect(paragraph().textContent).toBe('wordslast');
  expect(reported).toEqual([]);
  act(() => root.unmount());
  removeEventListener('error', note);
  place.remove();
});

const Loose = ({ step }: { step: number }) => (
  <p>
    {step > 0 && <b />}
    {`words ${step}`}
    {step < 2 && 'more'}
  </p>
);

it('each test of an island looks for text that a translated page would lose', () => {
  const { rerender } = render(<Loose step={0} />);
  expect(touched).toEqual([]);
  rerender(<Loose step={1} />);
  rerender(<Loose step={2} />);
  expect(touched.splice(0).map((line) => line.split(' in <')[0])).toEqual([
    'inserted before "words 0"',
    'wrote "words 1" over "words 0"',
    'removed "more"',
    'wrote "words 2" over "words 1"',
  ]);
});
