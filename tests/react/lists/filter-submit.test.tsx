import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type ListModel, startList } from '../../../src/core/index.ts';
import { listComponents } from '../../../src/react/lists/index.ts';
import { FILTERS, listOf, SORT } from '../../core/lists/list-of.ts';
import { show } from '../../renderers/show.tsx';

const { Controls } = listComponents;
const time = { field: 'date', end: undefined, parameter: 'time' };
const words = {
  sort: { en: 'Sort by' },
  apply: { en: 'Show' },
  past: { en: 'Past' },
  remove: { en: 'Remove {{filter}}' },
};
const LIST: ListModel = { ...listOf({ filters: FILTERS, sort: SORT, time }), words };

/** Sends off what a test types, of a list at a URL, and reads what is shown before and after that. */
async function send(at: string, type: string) {
  show(
    <Controls list={LIST} state={{ ...startList(0), status: 'ready' }}>
      {null}
    </Controls>,
    at,
  );
  const order = screen.getByLabelText<HTMLSelectElement>('Sort by').value;
  await userEvent.type(screen.getByLabelText('Words'), type);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const past = screen.getByRole('link', { name: 'Past' });
  const chosen = screen.queryAllByRole('link', { name: /^Remove/ });
  return {
    order,
    current: past.getAttribute('aria-current'),
    chosen: chosen.map((link) => link.getAttribute('aria-label')),
  };
}

test('what is over stays what is shown as it is filtered', async () => {
  expect(await send('/talks?time=past', 'oak')).toMatchObject({
    current: 'page',
    chosen: ['Remove Words: oak'],
  });
});

test('what is to come does too', async () => {
  expect(await send('/talks', 'oak')).toMatchObject({
    current: null,
    chosen: ['Remove Words: oak'],
  });
});

test('what was chosen before is still chosen, as the form has it', async () => {
  const { chosen } = await send('/talks?words=old&year-from=2001', ' oak');
  expect(chosen).toEqual(['Remove Year: 2001–', 'Remove Words: old oak']);
});

test('the form has the order that the URL names, else the first', async () => {
  expect((await send('/talks?sort=title', 'oak')).order).toBe('title');
  cleanup();
  expect((await send('/talks', 'oak')).order).toBe('newest');
});
