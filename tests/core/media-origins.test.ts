import { describe, expect, test } from 'vitest';
import { mediaOriginsOf } from '../../src/core/media-origins.ts';
import { SITE } from './site-of.ts';

describe('the origins of pictures and files', () => {
  test('are those that the manifest names, each once', () => {
    const api = {
      ...SITE.api,
      media: 'https://cms.example/files',
      mediaOrigins: ['https://cdn.example'],
    };
    const origins = mediaOriginsOf({ ...SITE, api });
    expect(origins).toEqual(['https://cms.example', 'https://cdn.example']);
  });

  test('are also those of further APIs, the logo and the icons', () => {
    const apis = { papers: { ...SITE.api, media: 'https://papers.example', mediaOrigins: [] } };
    const header = { ...SITE.header, logo: 'HTTPS://Logo.example:443/a.svg' };
    const icons = [{ src: 'http://icons.example/a.png' }, { src: '/b.png' }] as never;
    expect(mediaOriginsOf({ ...SITE, apis, header, icons })).toEqual([
      'https://papers.example',
      'https://logo.example',
      'http://icons.example',
    ]);
    const bare = { ...SITE, header: { ...SITE.header, logo: undefined } };
    expect(mediaOriginsOf(bare)).toEqual([]);
    const paths = { ...SITE, header: { ...header, logo: '/https://a.example' } };
    expect(mediaOriginsOf(paths)).toEqual([]);
  });

  test('are none where all is of the site itself', () => {
    expect(mediaOriginsOf(SITE)).toEqual([]);
  });
});
