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

  test('are none where all is of the site itself', () => {
    expect(mediaOriginsOf(SITE)).toEqual([]);
  });
});
