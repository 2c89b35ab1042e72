/** The part of subset-font (which ships no types) that is used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
