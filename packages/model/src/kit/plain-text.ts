/**
 * What no text may hold: what the database cannot store (U+0000), what no spreadsheet and no document can hold (the other
 * control characters, U+FFFE, U+FFFF, half of a surrogate pair), and what turns the reading direction, so that a name
 * reads as another one (`合同\u202Efdp.exe`). Tab and line breaks are text.
 *
 * Such a character is refused, never taken out in silence: in front of an amount it would change what was said, and
 * who sent it keeps what he typed. What people bring along without seeing it is put right where they bring it:
 * `plainOf`, by the form that they paste into and by the spreadsheet that they import.
 */
const strange =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff\ud800-\udfff]/u;

/** The first character that no text may hold, as people name it: `U+000B`. */
export function strangeCharacterIn(text: string): string | undefined {
  if (!strange.test(text)) return undefined;
  const found = strange.exec(text)?.[0].codePointAt(0) ?? 0;
  return `U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
}

// oxlint-disable-next-line no-control-regex -- Word's line break within a paragraph, and its page break
const wordBreaks = /[\u000b\u000c]/g;
const halves = /[\ud800-\udfff]/gu;
// oxlint-disable-next-line house/linear-patterns -- the pattern above, which repeats nothing
const everyStrange = new RegExp(strange.source, 'gu');

/**
 * The text as a person saw it when he copied it: Word's line breaks are line breaks, half a character shows as the one
 * that stands for what is broken, and what cannot be seen is not there.
 */
export function plainOf(text: string): string {
  if (!strange.test(text)) return text;
  return text.replace(wordBreaks, '\n').replace(halves, '\ufffd').replace(everyStrange, '');
}
