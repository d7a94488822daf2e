import { nodeType } from '@zhaocai/model/workflow/definition';
import type { Box, StepKind } from './graph.ts';

/** How the words of a step stand in its box; the canvas and the exported picture agree on it. */
export interface StepLabel {
  /** The name: one line or two. */
  readonly lines: readonly string[];
  /** Who is asked; empty where the box has no room for it. */
  readonly note: string;
  readonly hasIcon: boolean;
  /** A decision whose words do not fit between the slopes of a diamond has its corners cut off. */
  readonly isFlat: boolean;
  /** The box is too small for words: they stand below it. */
  readonly isOutside: boolean;
}

export interface Labelled {
  readonly kind: StepKind;
  readonly name: string;
  readonly note: string;
  readonly size: Pick<Box, 'width' | 'height'>;
}

export const nameHeight = 17;
export const noteHeight = 16;
export const iconRoom = 22;
/** How much of its width a decision with cut corners loses at each end of its upper and lower border. */
export const cutCorner = 0.12;

const border = { width: 15, height: 6 } as const;
const fontSizes = { name: 13, note: 12 } as const;
type Font = keyof typeof fontSizes;
const outsideWidth = 118;
/** A box in which not even a name of this many signs can be read has it below. */
const leastSigns = 8;

/** The first of these ways in which the whole name fits: the note gives way last but for the name itself. */
const ways = [1, 2].flatMap((lineCount) => [
  { lineCount, hasIcon: true, hasNote: true },
  { lineCount, hasIcon: false, hasNote: true },
]);
const waysWithoutNote = ways.map((way) => ({ ...way, hasNote: false }));

type Way = (typeof ways)[number] & { readonly isFlat: boolean };

/** Names are shown whole as far as the stored box allows; it is never made larger, for it is saved as it was drawn. */
export function stepLabel(step: Labelled): StepLabel {
  const { kind, name, note } = step;
  const shapes = nodeType.is(kind, 'decision') ? [false, true] : [false];
  const tried = shapes.flatMap((isFlat) =>
    [...(note ? ways : []), ...waysWithoutNote].map((way) => ({ ...way, isFlat })),
  );
  for (const way of tried) {
    const lines = brokenEvenly(name, roomFor(step, way), way.lineCount);
    if (lines) return { ...way, lines, note: way.hasNote ? note : '', isOutside: false };
  }
  return cutLabel(step);
}

/** Too long for any way: cut inside a large box, below a small one. */
function cutLabel(step: Labelled): StepLabel {
  const way = { lineCount: 2, hasIcon: false, hasNote: false, isFlat: nodeType.is(step.kind, 'decision') };
  const room = roomFor(step, way);
  const isOutside = room * way.lineCount < leastSigns * fontSizes.name;
  const lines = isOutside
    ? (brokenEvenly(step.name, outsideWidth, 2) ?? broken(step.name, outsideWidth, 2))
    : broken(step.name, room, 2);
  return { ...way, lines, note: '', hasIcon: isOutside, isFlat: way.isFlat && !isOutside, isOutside };
}

/** How wide a line may be; nothing where the lines are higher than the box. */
function roomFor({ kind, size: { width, height } }: Labelled, { lineCount, hasIcon, hasNote, isFlat }: Way): number {
  const wordsHeight = lineCount * nameHeight + (hasNote ? noteHeight : 0);
  if (wordsHeight > height - border.height) return 0;
  return inner() - (hasIcon ? iconRoom : 0);

  /** Slopes and round ends leave less to those lines that are far from the middle. */
  function inner(): number {
    const fromMiddle = wordsHeight / height;
    if (nodeType.is(kind, 'decision'))
      return width * (1 - fromMiddle * (isFlat ? 2 * cutCorner : 1)) - (isFlat ? 4 : 2);
    const isRound = nodeType.is(kind, 'start', 'end');
    return width - border.width - (isRound ? height * (1 - Math.sqrt(1 - Math.min(1, fromMiddle) ** 2)) : 0);
  }
}

/** Lines of about the same length; undefined where it takes more of them. */
function brokenEvenly(text: string, room: number, lineCount: number): readonly string[] | undefined {
  const whole = textWidth(text);
  if (whole <= room) return lineCount === 1 ? [text] : undefined;
  if (lineCount === 1) return undefined;
  for (let width = whole / lineCount; width < room + fontSizes.name; width += fontSizes.name / 2) {
    const lines = filled(text, Math.min(width, room));
    if (lines.length <= lineCount) return lines.map((line) => line.trimEnd());
  }
  return undefined;
}

/** As many lines as allowed; what is left over goes into an ellipsis. */
function broken(text: string, room: number, lineCount: number): readonly string[] {
  const lines = filled(text, room);
  const left = lines.slice(lineCount - 1).join('');
  return [...lines.slice(0, lineCount - 1).map((line) => line.trimEnd()), shortened(left.trimEnd(), room)];
}

/** Line after line as full as it goes; a word in letters stays whole where it is not longer than a line. */
function filled(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const piece of piecesOf(text, room)) {
    const line = lines.at(-1);
    if (line === undefined || textWidth(line + piece.trimEnd()) > room) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines;
}

/** What is not broken: a Chinese sign, a word in letters with the space after it, a letter of a word too long. */
function piecesOf(text: string, room: number): readonly string[] {
  const words = text.match(/[!-~]+\s*|[^!-~]/gu) ?? [];
  return words.flatMap((word) => (textWidth(word.trimEnd()) > room ? [...word] : [word]));
}

export function textWidth(text: string, font: Font = 'name'): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0) * fontSizes[font];
}

/** In heights of the font: a Chinese sign is as wide as it is high. Near enough; nothing here can ask a browser. */
function signWidth(sign: string): number {
  if (sign > '\u00ff') return 1;
  if (/[\sfijlrtI.,:;'|!()]/.test(sign)) return 0.36;
  if (/[mwMW@%]/.test(sign)) return 0.9;
  return /[A-Z]/.test(sign) ? 0.68 : 0.58;
}

/** Cut where it would not fit. */
export function shortened(text: string, room: number, font: Font = 'name'): string {
  if (textWidth(text, font) <= room) return text;
  const signs = [...text];
  while (signs.length > 0 && textWidth(`${signs.join('')}…`, font) > room) signs.pop();
  return `${signs.join('')}…`;
}
