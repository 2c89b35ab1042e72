/**
 * What `suite.ts` of a renderer's folder may import, as `colophon/suite`: of what the generated tests are
 * written with, what says what stands on a page.
 */
export { read } from './api.ts';
export type { Entity } from './entity.ts';
export {
  date,
  type Expected,
  type ExpectedPart,
  link,
  linked,
  plain,
  type TextOptions,
  telephone,
  text,
} from './expectations.ts';
export {
  atHour,
  clockAt,
  type DateOptions,
  dayInWords,
  localDates,
  localMoment,
  type Moment,
  noonOf,
  writtenMoment,
} from './expected-dates.ts';
export { fillUrl } from './file-values.ts';
