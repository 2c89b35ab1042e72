import { createStore } from 'jotai';
import type { StudioFinding } from '../../../src/core/studio/data.ts';
import type {
  StudioCalls,
  StudioEdit,
  StudioEdited,
  StudioProblem,
} from '../../../src/core/studio/studio-api.ts';
import { type StudioApi, StudioError } from '../../../src/studio/api/client.ts';
import { draftAtom } from '../../../src/studio/state/atoms.ts';
import { createActions } from '../../../src/studio/state/studio-actions.ts';

export const FILE = 'manifests/people.json';

type FakeState = Pick<StudioEdited, 'revision' | 'unsaved' | 'conflicts' | 'findings' | 'undo'>;

/** The actions of a studio whose server is here: one file, which others can change, too. */
export function openActions(text: string) {
  const files = new Map([[FILE, text]]);
  let server: FakeState = {
    revision: 1,
    unsaved: [],
    conflicts: [],
    findings: [],
  };
  const state = (): StudioEdited => ({
    ...server,
    isShown: true,
    hasSite: true,
    pages: ['people'],
    isWide: false,
    isReloaded: false,
    ms: 1,
  });
  const stepped: number[] = [];
  const refuseStale = (base: number) => {
    if (base !== server.revision) throw new StudioError(409, { message: 'stale' } as StudioProblem);
  };
  const answers: Partial<Record<keyof StudioCalls, (asked: never) => unknown>> = {
    'GET state': state,
    'GET site': () => ({
      revision: 1,
      name: {},
      languages: [],
      sections: [],
      pages: [],
      files: [],
    }),
    'GET renderers': () => [],
    'GET schema': () => ({ kind: 'page', schema: {}, values: {} }),
    'GET file': ({ path }: { path: string }) => ({
      revision: server.revision,
      path,
      kind: 'page',
      text: files.get(path) ?? null,
      saved: null,
    }),
    'POST edit': ({ base, changes }: StudioEdit) => {
      refuseStale(base);
      for (const change of changes) files.set(change.file, change.text ?? '');
      server = { ...server, revision: server.revision + 1, unsaved: [FILE] };
      return state();
    },
    'POST gesture': ({ base }: { base: number }) => {
      refuseStale(base);
      server = { ...server, revision: server.revision + 1 };
      return { ...state(), isDone: true, files: [], notes: ['moved'], refusals: [] };
    },
    'POST save': ({ base }: { base: number }) => {
      refuseStale(base);
      server = { ...server, revision: server.revision + 1, unsaved: [] };
      return { ...state(), written: [FILE], conflictsWith: [] };
    },
    'POST undo': ({ steps }: { steps: number }) => {
      stepped.push(steps);
      server = { ...server, revision: server.revision + 1, unsaved: [FILE] };
      return { ...state(), steps };
    },
  };
  const api: StudioApi = {
    ping: async () => undefined,
    call: async (name, ...[asked]) => answers[name]?.(asked as never) as never,
  };
  const store = createStore();
  const actions = createActions(store, api);
  return {
    store,
    actions,
    text: () => files.get(FILE),
    /** How many steps each call to undo has asked for. */
    stepped,
    revision: () => store.get(draftAtom)?.revision,
    /** Another window, or the disk, has changed the file, and nobody has said so yet. */
    changeElsewhere: (next: string) => {
      files.set(FILE, next);
      server = { ...server, revision: server.revision + 1 };
    },
    /** Content is validated after an edit, and is the same draft. */
    find: (findings: readonly StudioFinding[]) => {
      server = { ...server, findings: [...findings] };
    },
    /** What the server says of the draft from now on. */
    say: (more: Partial<typeof server>) => {
      server = { ...server, ...more, revision: server.revision + 1 };
    },
  };
}
