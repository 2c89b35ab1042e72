/** The part of subset-font (which ships no types) that is used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly noLayoutClosure?: boolean;
      readonly noHinting?: boolean;
      /** Tags of the layout features that stay; all of them by default. */
      readonly keepFeatures?: readonly string[];
      readonly dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
