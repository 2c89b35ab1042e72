import { expect } from 'vitest';
import type { StudioGestures } from '../../../src/core/studio/gestures.ts';
import type { StudioGestureDone } from '../../../src/core/studio/studio-api.ts';
import type { OpenStudio } from './open-studio.ts';

/** Titles of something new in the languages of the small site. */
export const TITLES = { zh: '客人', en: 'Guests' };

/** Does a gesture on the draft as it is. */
export async function does<Name extends keyof StudioGestures>(
  studio: OpenStudio,
  name: Name,
  args: StudioGestures[Name],
): Promise<StudioGestureDone> {
  const { revision: base } = await studio.call('GET state');
  return studio.call('POST gesture', { name, arguments: args, base } as never);
}

/** A manifest of the draft, by its path below manifests/. */
export async function read(studio: OpenStudio, file: string): Promise<Record<string, never>> {
  const { text } = await studio.call('GET file', { path: `manifests/${file}` });
  return JSON.parse(text ?? 'null');
}

/** What is wrong with the site. */
export function errorsOf({ findings }: Pick<StudioGestureDone, 'findings'>): string[] {
  return findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

/** A gesture that is done leaves a site without errors, and one step back the site as it was. */
export async function expectWhole(studio: OpenStudio, done: StudioGestureDone): Promise<void> {
  expect([done.refusals, done.isDone, errorsOf(done)]).toEqual([[], true, []]);
  await studio.call('POST undo');
  expect((await studio.call('GET state')).unsaved).toEqual([]);
  await studio.call('POST redo');
}
