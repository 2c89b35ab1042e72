/** Bytes that are written one after the other; numbers have their high byte first. */
export class ByteStream {
  #bytes = new Uint8Array(1024);
  length = 0;

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.length] = value;
    this.length += 1;
  }

  /** A number of 16 bits; a negative one in two's complement. */
  word(value: number): void {
    this.byte((value >> 8) & 255);
    this.byte(value & 255);
  }

  long(value: number): void {
    this.word(value >>> 16);
    this.word(value & 0xffff);
  }

  bytes(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.length);
    this.length += values.length;
  }

  /** A length of up to 32 bits, seven in each byte: `UIntBase128` of WOFF2. */
  base128(value: number): void {
    for (let shift = 28; shift > 0; shift -= 7) {
      if (value >>> shift > 0) this.byte(((value >>> shift) & 127) | 128);
    }
    this.byte(value & 127);
  }

  /** A number of 16 bits, most of which are small: `255UInt16` of WOFF2. */
  packedWord(value: number): void {
    if (value < 253) this.byte(value);
    else if (value < 506) {
      this.byte(255);
      this.byte(value - 253);
    } else if (value < 762) {
      this.byte(254);
      this.byte(value - 506);
    } else {
      this.byte(253);
      this.word(value);
    }
  }

  /** What has been written; it is valid until more is. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + count));
    larger.set(this.written);
    this.#bytes = larger;
  }
}
