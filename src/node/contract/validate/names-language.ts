import type { LanguageModel } from '../../../core/manifest/site-model.ts';

/**
 * Whether a `Content-Language` names a language; `zh` and `zh-CN` may be the same, so they are taken
 * for it.
 */
export function namesLanguage(said: string, { code, tag }: LanguageModel): boolean {
  const main = (name: string) => name.trim().toLowerCase().split('-')[0];
  return said.split(',').some((name) => main(name) === main(code) || main(name) === main(tag));
}
