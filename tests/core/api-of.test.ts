import { expect, test } from 'vitest';
import { allApis, apiOf } from '../../src/core/api-of.ts';
import { SITE } from './site-of.ts';

const papers = { ...SITE.api, base: '/papers' };
const site = { ...SITE, apis: { papers } };

test('a call is answered by the API that it names, else by the site’s own', () => {
  expect(apiOf(site, { api: undefined })).toBe(SITE.api);
  expect(apiOf(site, { api: 'papers' })).toBe(papers);
  expect(() => apiOf(site, { api: 'none' })).toThrow('The site has no API "none"');
});

test('of all APIs of a site its own is the first', () => {
  expect(allApis(site)).toEqual([
    { name: undefined, api: SITE.api },
    { name: 'papers', api: papers },
  ]);
  expect(allApis(SITE)).toEqual([{ name: undefined, api: SITE.api }]);
});
