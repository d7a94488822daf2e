import { widthOf, type SheetFonts } from './chinese-font.ts';

/** No line begins with what closes, and none ends with what opens (GB/T 15834, 5.1). */
const closing = /^[、。，；：！？）》」』】〕”’…—·%‰℃,.;:!?)\]}]/;
const opening = /[（《「『【〔“‘([{]$/;

/** A text in lines that are no wider than this; Chinese is broken anywhere, Latin words between words. */
export function breakLines(
  fonts: SheetFonts,
  text: string,
  { size, width }: { size: number; width: number },
): string[] {
  return text
    .replaceAll('\t', '    ')
    .split(/\r?\n/)
    .flatMap((paragraph) => breakParagraph(paragraph, (piece) => widthOf(fonts, piece, size), width));
}

function breakParagraph(paragraph: string, widthOfPiece: (text: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const pieces = wordsOf(paragraph).flatMap((word) => (widthOfPiece(word) > width ? [...word] : [word]));
  for (const piece of pieces) {
    const wide = widthOfPiece(piece);
    if (used + wide > width && line !== '' && !closing.test(piece)) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += wide;
  }
  return [...lines, line.trimEnd()];
}

/** What stays together: Latin words with the space behind them, a character with the bracket before it. */
function wordsOf(text: string): string[] {
  const pieces = text.match(/[\x21-\x7e]+ *|[^\x21-\x7e]/gu) ?? [];
  return pieces.reduce<string[]>((words, piece) => {
    const before = words.at(-1);
    if (before !== undefined && opening.test(before) && before.length < 4) words[words.length - 1] = before + piece;
    else words.push(piece);
    return words;
  }, []);
}
