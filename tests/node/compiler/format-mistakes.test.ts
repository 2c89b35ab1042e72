import { describe } from 'vitest';
import { type Mistake, testMistakes } from './mistakes.ts';

const ofNews = (slot: string, says: string): Mistake => ({
  code: 'M228',
  file: 'news.json',
  part: '"note": { "field": "publishedAt", "format": "date" }',
  wrong: `"note": ${slot}`,
  says,
});

const money = (currency: string, says: string): Mistake => ({
  code: 'M105',
  file: 'front.json',
  part: '"summary": "introduction"',
  wrong: `"summary": { "field": "orderValue", "format": { "type": "money", "currency": »"${currency}" } }`,
  says,
});

describe('a time of day', () => {
  testMistakes({
    'whose end is a text': ofNews(
      '{ "field": "publishedAt", "format": { "type": "time", "end": »"name" } }',
      'the field "name" of NewsItem is no time of day, or date that has one; did you mean "publishedAt"?',
    ),
    'whose end is a picture': ofNews(
      '{ "field": "publishedAt", "format": { "type": "time", "end": »"cover" } }',
      'the field "cover" of NewsItem is no time of day, or date that has one',
    ),
    'that is a text': ofNews(
      '{ "field": »"name", "format": "time" }',
      'the field "name" of NewsItem is no time of day, or date that has one',
    ),
  });
});

describe('a currency', () => {
  testMistakes({
    'that there is not': money(
      'EUX',
      '"currency" is "EUX", and there is no such currency; did you mean "EUR"?',
    ),
    'that is like none': money('QQQ', 'there is no such currency; known: "'),
  });
});
