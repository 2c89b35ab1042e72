import { describe, expect, it } from 'vitest';
import { readServerEnvironment } from '../../../src/node/cli/server-environment.ts';

describe('the server’s environment', () => {
  it.each([
    [{}, { host: '127.0.0.1', port: 8080, apiOrigin: undefined, siteOrigin: undefined }],
    [
      { PORT: '', HOST: '', API_ORIGIN: '' },
      { host: '127.0.0.1', port: 8080 },
    ],
    [
      { PORT: '0', HOST: '::1' },
      { host: '::1', port: 0 },
    ],
    [{ API_ORIGIN: 'https://a.example/' }, { apiOrigin: 'https://a.example' }],
    [{ METRICS_TOKEN: 'a1b2c3d4e5f6a7b8' }, { metricsToken: 'a1b2c3d4e5f6a7b8' }],
    [{ SITE_ORIGIN: 'https://www.example/' }, { siteOrigin: 'https://www.example' }],
    [{ CACHE_MB: '1' }, { cacheBytes: 1024 * 1024 }],
    [{ CACHE_MB: '0' }, { cacheBytes: 0 }],
    [{ STOP_DELAY: '5' }, { stopDelay: 5000 }],
    [{ LOG: 'off' }, { log: 'off' }],
    [{}, { log: 'json', stopDelay: 0, cacheBytes: 96 * 1024 * 1024 }],
  ])('%j says %j', (variables, expected) => {
    expect(readServerEnvironment(variables, false)).toMatchObject(expected);
  });

  it.each(['https://me:pass-word@a.example', 'me:pass-word@a.example', 'ftp://:pass-word@a'])(
    'shows no login: %s',
    (value) => {
      const read = () => readServerEnvironment({ API_ORIGIN: value }, false);
      expect(read).toThrow('API_ORIGIN');
      expect(read).not.toThrow('pass-word');
    },
  );

  it('logs in words to a terminal', () => {
    expect(readServerEnvironment({}, true).log).toBe('text');
  });

  it.each([
    [{ PORT: 'x' }, 'PORT is "x"; it has to be a number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT is "65536"'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [{ PORT: '1e3' }, 'PORT is "1e3"'],
    [{ API_ORIGIN: 'api' }, 'API_ORIGIN is "api"; it has to be an origin such as https://api.'],
    [{ API_ORIGIN: 'file:///etc' }, 'API_ORIGIN is "file:///etc"'],
    [
      { API_ORIGIN: 'https://a.example/v1' },
      'API_ORIGIN is "https://a.example/v1"; it has to be an origin alone: https://a.example, without',
    ],
    [{ API_ORIGIN: 'https://a.example/?x' }, 'it has to be an origin alone: https://a.example'],
    [{ API_ORIGIN: 'https://a.example/#x' }, 'it has to be an origin alone: https://a.example'],
    [{ SITE_ORIGIN: 'https://a.example/site' }, 'it has to be an origin alone: https://a.example'],
    [{ API_ORIGIN: 'https://me:word@a.example' }, 'API_ORIGIN has a login in it'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN cannot be a token; it has to be of 16 letters'],
    [{ SITE_ORIGIN: '//a' }, 'SITE_ORIGIN is "//a"; it has to be an origin such as https://www.'],
    [{ LOG: 'loud' }, 'LOG is "loud"; it has to be json, text or off'],
  ])('%j is refused with the fix', (variables, message) => {
    expect(() => readServerEnvironment(variables, false)).toThrow(message);
  });
});
