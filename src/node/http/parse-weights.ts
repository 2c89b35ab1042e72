/** An entry of a header such as `zh-CN,zh;q=0.9`. */
export interface WeightedEntry {
  /** In lower case. */
  readonly name: string;
  /** From 0, which refuses, to 1. */
  readonly weight: number;
}

/** The entries of an Accept header, the weightiest first, else as they stand. */
export function parseWeights(header: string): WeightedEntry[] {
  return header
    .split(',')
    .map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      const weight = quality === undefined ? 1 : Number.parseFloat(quality);
      return { name, weight: Number.isNaN(weight) ? 0 : Math.min(weight, 1) };
    })
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.weight - a.weight);
}
