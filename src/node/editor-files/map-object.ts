import { isRecord } from '../../core/mapping/read-path.ts';
import type { Schema } from '../compiler/index.ts';

/** An object with each of its objects changed; the same where none is otherwise. */
export function mapObject(
  value: unknown,
  change: (name: string, part: Schema) => Schema,
  known?: Schema,
): Schema {
  const entries = Object.entries(isRecord(value) ? value : {});
  const mapped = entries.map(([name, part]): [string, unknown] => [
    name,
    isRecord(part) ? change(name, part) : part,
  ]);
  const isSame = mapped.every(([, part], index) => part === entries[index]?.[1]);
  return isSame && known !== undefined ? known : Object.fromEntries(mapped);
}
