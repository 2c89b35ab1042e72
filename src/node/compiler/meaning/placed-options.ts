import { isRecord } from '../../../core/mapping/read-path.ts';
import type { OptionShape } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { asEnds, type PlacedField } from './placed-fields.ts';
import type { Reading } from './reading.ts';

/** What the options of a layout read: the fields that they name, in a group of options, too. */
export function placedOptions(
  options: readonly OptionShape[],
  written: Readonly<Record<string, unknown>>,
  path: Path,
): PlacedField[] {
  return options.flatMap(({ name, kind, group, reads, endOf }): PlacedField[] => {
    const own = written[name];
    if (kind === 'group' && isRecord(own)) return placedOptions(group, own, [...path, name]);
    if (kind !== 'field' || typeof own !== 'string') return [];
    const fields = [{ value: own, path: [...path, name], reading: { as: reads } }];
    return endOf === undefined ? fields : asEnds(fields, written[endOf]);
  });
}

/** The fields of a block's heading, and of its condition. */
export function placedConditions(
  { name, kind }: OptionShape,
  written: Readonly<Record<string, unknown>>,
  path: Path,
): PlacedField[] {
  const own = written[name];
  const isField = kind === 'heading' || kind === 'when';
  if (!isField || !isRecord(own) || typeof own.field !== 'string') return [];
  const reading: Reading = kind === 'when' ? { as: 'presence' } : { as: 'text' };
  return [{ value: own.field, path: [...path, name, 'field'], reading }];
}
