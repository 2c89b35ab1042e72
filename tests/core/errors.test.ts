import { describe, expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../src/core/errors.ts';

describe('a failed call', () => {
  test.each<[FailureCode, number | undefined, string]>([
    ['timeout', undefined, 'Request timed out: /api/news'],
    ['network', undefined, 'No answer from /api/news'],
    ['http', 404, 'Request failed with status code 404 (/api/news)'],
    ['malformed', undefined, 'The answer of /api/news is not what the manifest reads'],
    ['internal', undefined, 'The site failed while it read /api/news'],
  ])('of the kind %s says what happened', (code, status, message) => {
    const cause = new Error('below');
    const error = new ApiError(code, '/api/news', { cause, ...(status && { status }) });
    expect(error.message).toBe(message);
    expect(error.name).toBe('ApiError');
    expect(error.cause).toBe(cause);
    expect(error.failure).toEqual({ code, status });
  });
});
