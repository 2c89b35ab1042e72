import { isRecord } from '../mapping/read-path.ts';

/** An entry of the server's navigation list, as far as the site reads it. */
export interface NavigationEntry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly parent: string | undefined;
  readonly published: boolean;
  readonly display: boolean;
  readonly sortValue: number;
}

/** The navigation list of an answer; entries without an id or a code are passed over. */
export function readNavigation(answer: unknown): readonly NavigationEntry[] | undefined {
  return Array.isArray(answer) ? answer.flatMap(readEntry) : undefined;
}

function readEntry(value: unknown): NavigationEntry[] {
  if (!isRecord(value) || !isId(value.id) || typeof value.code !== 'string') return [];
  return [
    {
      id: String(value.id),
      code: value.code,
      name: typeof value.name === 'string' ? value.name : '',
      parent: isId(value.parent) ? String(value.parent) : undefined,
      published: value.state === 'PUBLISHED',
      display: value.display === true,
      sortValue: typeof value.sortValue === 'number' ? value.sortValue : 0,
    },
  ];
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
