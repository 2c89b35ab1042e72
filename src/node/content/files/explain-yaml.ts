import type { YAMLError } from 'yaml';

type ErrorCode = YAMLError['code'];

/** What is wrong and the fix, by the parser's codes; its own words say how it works inside. */
const FIXES: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS:
    'a value begins with "*", which YAML reads as a sign; put the value in quotation marks',
  BAD_ALIAS:
    'a value begins with "*" or "&", which YAML reads as a sign; put the value in quotation marks',
  BAD_COLLECTION_TYPE:
    'a value begins with "!", which YAML reads as a sign; put the value in quotation marks',
  BAD_DIRECTIVE:
    'a line begins with "%", which YAML reads as a sign; put the value in quotation marks',
  BAD_DQ_ESCAPE: 'a "\\" stands in double quotation marks; write "\\\\", or use single ones',
  BAD_INDENT:
    'a bracket above is not closed, or the line is indented in another way than those it belongs to; put a value that begins with a bracket in quotation marks, and begin lines that belong together in one column',
  BAD_PROP_ORDER: 'signs of YAML stand in the wrong order; put the value in quotation marks',
  BAD_SCALAR_START:
    'a value begins with "@", "`" or "%", which YAML keeps for itself; put the value in quotation marks',
  BLOCK_AS_IMPLICIT_KEY:
    'a colon and a space stand within a value; put the value in quotation marks',
  BLOCK_IN_FLOW:
    'a line of "name: value" or "- value" stands within brackets; close the bracket before it',
  DUPLICATE_KEY: 'the field of this line is there already; keep one of them',
  IMPOSSIBLE: 'the line cannot be read; write "name: value"',
  KEY_OVER_1024_CHARS: 'the name before the colon is too long; write "name: value"',
  MISSING_CHAR:
    'a sign is missing, such as a quotation mark, a bracket, or the space after a colon; write it',
  MULTILINE_IMPLICIT_KEY:
    'the line has no colon and space after its field’s name; write "name: value", with a plain colon',
  MULTIPLE_ANCHORS:
    'a value begins with "&", which YAML reads as a sign; put the value in quotation marks',
  MULTIPLE_DOCS: 'a line "---" stands within the front matter; remove it',
  MULTIPLE_TAGS:
    'a value begins with "!", which YAML reads as a sign; put the value in quotation marks',
  NON_STRING_KEY: 'a field’s name is no text; write it in letters',
  RESOURCE_EXHAUSTION:
    'brackets or lists stand too deep inside each other; write the value plainly',
  TAB_AS_INDENT: 'the line is indented by a tab; use spaces',
  TAG_RESOLVE_FAILED:
    'a value begins with "!", which YAML reads as a sign; put the value in quotation marks',
  UNEXPECTED_TOKEN:
    'something stands behind a value that ended there; put the whole value in one pair of quotation marks',
};

/** What is wrong with YAML in the words of an author, with the fix. */
export function explainYaml({ code }: Pick<YAMLError, 'code'>): string {
  return FIXES[code];
}
