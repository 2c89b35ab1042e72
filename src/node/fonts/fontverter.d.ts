/** The part of fontverter (which ships no types) that is used here. */
declare module 'fontverter' {
  /** @throws where the bytes are no font in one of its formats */
  const fontverter: { convert(font: Buffer, format: 'truetype'): Promise<Buffer> };
  export default fontverter;
}
