import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemePanel } from '../../../src/studio/theme/theme-panel.tsx';
import { DRAFT, openWindow } from '../open-window.tsx';

test('a colour that is none has what is wrong with it at its field, and at no other', async () => {
  const file = 'manifests/theme.json';
  const colors = ['ink', 'accent'].map((name) => ({ name, path: ['color', name], value: 'red' }));
  const message = '"accent" is "reddish", which is no colour of CSS';
  const finding = { file, line: 9, column: 5, path: ['color', 'accent'], code: 'M230', message };
  openWindow(
    <ThemePanel />,
    { 'GET theme': () => ({ revision: 1, file, colors, contrasts: [] }) },
    { ...DRAFT, findings: [{ ...finding, severity: 'error' }] },
  );
  const fields = await screen.findAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  const described = fields[1]?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(message);
});

test('a contrast is rounded down, so that what is not enough does not look as if it were', async () => {
  const contrasts = [{ text: 'ink', background: 'paper', of: 'Text', ratio: 4.499, least: 4.5 }];
  openWindow(<ThemePanel />, {
    'GET theme': () => ({ revision: 1, file: 'manifests/theme.json', colors: [], contrasts }),
  });
  expect(await screen.findByText(/^4\.49 : 1, least 4\.5/)).toBeTruthy();
});
