import { describe, expect, test } from 'vitest';
import { entryOf, footerOf, menuOf, SITE, sectionOf } from '../../core/site-of.ts';
import { openData } from './open-data.ts';

describe('the footer of a site', () => {
  const call = { api: undefined, endpoint: '/footer' };
  const footer = footerOf({ call, logo: { field: 'mark' } });

  test('is asked for where its manifest names a call', async () => {
    const { loadFooter, asked } = await openData({
      answer: { mark: '/media/a.svg' },
      site: { footer },
    });
    expect((await loadFooter())?.pictures).toEqual({ mark: '/media/a.svg' });
    expect(asked()).toEqual(['/api/footer']);
  });

  test.each([
    ['there is none', undefined],
    ['it names no call', footerOf({ name: true })],
  ])('is not asked for where %s', async (_, model) => {
    const { loadFooter, asked } = await openData({ answer: {}, site: { footer: model } });
    expect(await loadFooter()).toBeUndefined();
    expect(asked()).toEqual([]);
  });
});

describe('the navigation of a site', () => {
  const table = { sections: [sectionOf('/plants', menuOf('plants'))], routes: [] };
  const answer = [{ ...entryOf('plants'), state: 'PUBLISHED' }];

  test('is asked for, and read by the table', async () => {
    const { loadNavigation, asked } = await openData({ answer });
    expect((await loadNavigation(table))?.map(({ name }) => name)).toEqual(['server plants']);
    expect(asked()).toEqual(['/api/navigations']);
  });

  test('is not where the manifest names no call', async () => {
    const header = { ...SITE.header, navigation: undefined };
    const { loadNavigation, asked } = await openData({ answer, site: { header } });
    expect(await loadNavigation(table)).toBeUndefined();
    expect(asked()).toEqual([]);
  });
});
