/** What a part of a URL says; one with a stray percent sign stands as it is. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
